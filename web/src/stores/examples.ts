// The arenas, graphs and matrices of the sheets, as files: the engine reads them as it reads a visitor's own.
import example_3 from '../../../examples/course-example-3.dot?raw';
import td2 from '../../../examples/course-td2.py?raw';
import two_targets from '../../../examples/two-targets.json?raw';
import course from '../../../examples/course.json?raw';
import cities from '../../../examples/cities.csv?raw';
import misled from '../../../examples/misled.json?raw';
import penalty from '../../../examples/penalty.json?raw';

export interface Example {
    name: string; // in the address
    file: string; // what the engine is told it is called
    text: string;
}

export const arenas: Example[] = [
    { name: 'course-example-3', file: 'course-example-3.dot', text: example_3 },
    { name: 'course-td2', file: 'course-td2.py', text: td2 },
    { name: 'two-targets', file: 'two-targets.json', text: two_targets },
];
export const graphs: Example[] = [
    { name: 'course', file: 'course.json', text: course },
    { name: 'cities', file: 'cities.csv', text: cities },
    { name: 'misled', file: 'misled.json', text: misled },
];
export const matrix_files: Example[] = [{ name: 'penalty', file: 'penalty.json', text: penalty }];
export const classic_matrices = ['prisoners', 'cold-war', 'matching-pennies', 'battle-of-the-sexes', 'chicken', 'stag-hunt', 'rock-paper-scissors'];

export const own_tree = '{"A": {"a1": "B", "a2": "C"},\n "B": {"b1": 3, "b2": 5},\n "C": {"c1": 2, "c2": 9}}';
export const own_matrix = '      left  right\nup    3,1   0,2\ndown  1,0   2,3\n';

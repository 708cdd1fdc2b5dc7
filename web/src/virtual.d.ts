declare module 'virtual:engine' {
    const data: string;
    export default data;
}

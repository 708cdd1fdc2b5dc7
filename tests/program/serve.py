"""zermelo serve: answers its own page, and nobody else; reads no file; keeps its limits. zermelo page: a copy of the page."""
import contextlib
import json
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import threading

import harness
from asking import ask, send, served
from harness import check, equal, finish

with served(harness.PROGRAM) as port:
    status, page = send(port, 'GET', '/')
    equal(status, 200, 'the page')
    check('content="native"' in page, 'the page knows which engine answers')
    equal(send(port, 'HEAD', '/'), (200, ''), 'its head')
    equal(ask(port, ask='solve', game='nim:3+5+7')['answer'] | {'seconds': 0}, harness.answer('solve', 'nim:3+5+7') | {'seconds': 0}, 'as the command')
    equal(ask(port, ask='solve', game='echecs', lang='fr')['error']['kind'], 'input', 'bad input is an answer')

    # Others: another host name that leads here, another site, forms, unknown places.
    question = json.dumps({'ask': 'games'})
    for name, value in (('Host', 'evil.example'), ('Host', f'evil.example:{port}'), ('Origin', 'http://evil.example'), ('Origin', 'null'),
                        ('Origin', f'http://127.0.0.1:{port + 1}')):
        equal(send(port, 'POST', '/ask', question, {name: value})[0], 403, f'{name}: {value}')
        equal(send(port, 'GET', '/', headers={name: value})[0], 403, f'{name}: {value}, page')
    equal(send(port, 'POST', '/ask', question, {'Origin': f'http://127.0.0.1:{port}'})[0], 200, 'its own page')
    equal(send(port, 'POST', '/ask', question, {'Content-Type': 'text/plain'})[0], 415, 'a form')
    for path in ('/../../../../etc/passwd', '/etc/passwd', '/index.html', '/ask/'):
        equal(send(port, 'GET', path)[0], 404, path)
    equal(send(port, 'GET', '/ask')[0], 405, 'asking by GET')
    equal(send(port, 'DELETE', '/')[0], 405, 'DELETE')

    # No file is read, whatever asks for it.
    with tempfile.TemporaryDirectory() as folder:
        secret = pathlib.Path(folder) / 'secret.dot'
        secret.write_text('digraph { hidden -> b; }')
        for question in ({'ask': 'position', 'game': f'arena:{secret}'}, {'ask': 'arena', 'game': f'arena:{secret}'}, {'ask': 'parity', 'game': str(secret)},
                         {'ask': 'position', 'game': f'tree:{secret}'}, {'ask': 'matrix', 'game': str(secret)},
                         {'ask': 'path', 'graph': str(secret), 'from': 'hidden', 'to': 'b'}, {'ask': 'matrix', 'game': '-'},
                         {'ask': 'path', 'graph': 'x', 'coordinates': str(secret), 'files': {'x': 'p sp 1 0\n'}, 'from': '1', 'to': '1'}):
            answer = ask(port, **question)
            check('error' in answer and 'hidden' not in json.dumps(answer.get('answer', '')), f'{question} reads no file: {answer}')
            check(re.search('cannot be read here|is no file', answer['error']['line']), f'{question} says why: {answer}')
        provided = ask(port, ask='position', game='arena:mine.dot', files={'mine.dot': 'digraph { a -> b; }'})
        equal(provided['answer']['position'], 'a', 'a text that comes along')

    # What is not HTTP, or too much of it.
    def raw(text):
        with socket.create_connection(('127.0.0.1', port)) as connection:
            connection.sendall(text)
            with contextlib.suppress(OSError): # it may have answered and left already
                connection.shutdown(socket.SHUT_WR)
            return connection.recv(100).split(b'\r\n')[0].decode()
    for text, answer in ((b'hello\r\n\r\n', '400'), (b'GET / HTTP/1.1\r\nX: ' + b'x' * 17000 + b'\r\n\r\n', '431'),
                         (b'POST /ask HTTP/1.1\r\n\r\n', '411'), (b'POST /ask HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n', '413'),
                         (b'POST /ask HTTP/1.1\r\nContent-Length: -1\r\n\r\n', '400'), (b'POST /ask HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n', '411'),
                         (b'POST /ask HTTP/1.1\r\nContent-Length: 5\r\n\r\nab', '408'), (b'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400')):
        found = raw(text)
        check(f' {answer} ' in found, f'{text[:40]}: {found}')

    # Boards do not wait for what thinks, and what nobody waits for any more ends.
    thinking = socket.create_connection(('127.0.0.1', port))
    body = json.dumps({'ask': 'solve', 'game': 'babylone:6,5', 'method': 'induction'}).encode()
    thinking.sendall(b'POST /ask HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n' % (port, len(body)) + body)
    equal(ask(port, ask='position', game='nim')['answer']['position'], '3+5+7', 'a board meanwhile')
    thinking.close()
    equal(ask(port, ask='solve', game='nim')['answer']['winner'], 1, 'the next question is answered')

    # Many at a time: each gets an answer, or is told that there are too many.
    found = []
    crowd = [threading.Thread(target=lambda: found.append(send(port, 'POST', '/ask', json.dumps({'ask': 'solve', 'game': 'nim'}))[0])) for _ in range(40)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    check(set(found) <= {200, 503} and 200 in found and len(found) == 40, f'a crowd: {sorted(set(found))}')

with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    (folder / 'bin').mkdir()
    shutil.copy(harness.PROGRAM, folder / 'bin/zermelo')
    alone = subprocess.run([folder / 'bin/zermelo', 'page', '--lang', 'en'], capture_output=True, text=True)
    equal((alone.returncode, 'no page beside' in alone.stderr), (2, True), 'no page')
    (folder / 'share/zermelo').mkdir(parents=True)
    (folder / 'share/zermelo/page.html').write_text('a page')
    copied = subprocess.run([folder / 'bin/zermelo', 'page', '--output', folder / 'copy.html'], capture_output=True, text=True)
    equal((copied.returncode, (folder / 'copy.html').read_text()), (0, 'a page'), 'a copy of the installed page')
    told = json.loads(subprocess.run([folder / 'bin/zermelo', 'page', '--json'], capture_output=True, text=True).stdout)
    equal(told, {'page': str(folder / 'share/zermelo/page.html')}, 'where it is')
finish()

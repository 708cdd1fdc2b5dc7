"""A program that serves its page, for tests that ask it questions as the page does."""
import contextlib
import http.client
import json
import pathlib
import re
import shutil
import subprocess
import tempfile


@contextlib.contextmanager
def served(program, *words):
    """The port of the program while it serves. The page is a short one: what is asked does not depend on it."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / 'bin').mkdir()
        (folder / 'share/zermelo').mkdir(parents=True)
        shutil.copy(program, folder / 'bin/zermelo')
        (folder / 'share/zermelo/page.html').write_text('<meta name="engine" content="page" />')
        process = subprocess.Popen([folder / 'bin/zermelo', 'serve', '--port', '0', '--lang', 'en', *words], stdout=subprocess.PIPE, text=True)
        try:
            yield int(re.search(r':(\d+)/', process.stdout.readline())[1])
        finally:
            process.terminate()
            process.wait()


def send(port, method, path, body=None, headers=()):
    """Status and text of an answer."""
    connection = http.client.HTTPConnection('127.0.0.1', port)
    connection.request(method, path, body, {'Content-Type': 'application/json', **dict(headers)})
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def ask(port, **question):
    return json.loads(send(port, 'POST', '/ask', json.dumps(question))[1])

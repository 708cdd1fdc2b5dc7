// The page as people use it: the built file, opened from the disk in a real browser, without a network.
// Usage: node journeys.mjs PAGE [FOLDER FOR PICTURES]
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const [, , file, pictures] = process.argv;
const page_url = file.startsWith('http:') ? file : `file://${path.resolve(file)}`; // an address: while working on the page
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const large = { width: 1920, height: 1080 };
const phone = { width: 360, height: 640 };

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const asked = []; // of the network: nothing may be
let failures = 0;

async function journey(name, { viewport, locale, colorScheme = 'light' }, walk) {
    const context = await browser.newContext({ viewport, locale, colorScheme });
    context.setDefaultTimeout(60_000);
    context.on('request', (request) => {
        if (!/^(file|blob|data):/.test(request.url()) && !request.url().startsWith(page_url)) asked.push(request.url());
    });
    const page = await context.newPage();
    const broken = [];
    page.on('pageerror', (error) => broken.push(error.message));
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
    const begin = Date.now();
    try {
        await walk(page);
        assert.deepEqual(broken, [], 'errors in the page');
        console.log(`good: ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
    } catch (error) {
        failures += 1;
        console.log(`FAILED: ${name}\n${error.stack}\n${broken.join('\n')}`);
        if (pictures) await page.screenshot({ path: path.join(pictures, 'failed.png') }).catch(() => undefined);
    }
    await context.close();
}

const go = (page, address) => page.goto(`${page_url}${address}`);
const status = (page) => page.locator('.status strong');
const cell = (page, row, column) => page.getByRole('gridcell', { name: new RegExp(`(row|ligne) ${row}, (column|colonne) ${column} ?:`) });
// Marks a cell of tic-tac-toe and waits until it is shown.
async function mark(page, row, column) {
    await cell(page, row, column).click();
    await cell(page, row, column).filter({ hasText: /[✕◯]/ }).waitFor();
}
const picture = async (page, name) => pictures && page.screenshot({ path: path.join(pictures, `${name}.png`) });

// Nothing that keeps people out, and nothing that is wider than the screen.
async function fit(page, name) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    assert.deepEqual(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3).join(' | ')}`), [], `${name}: axe`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 1, `${name}: ${wide} pixels wider than the screen`);
}
// Tabs until something has the focus that fits.
async function tab_to(page, selector) {
    for (let presses = 0; presses < 80; ++presses) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    assert.fail(`${selector} is not reached by the keyboard`);
}

await journey('the gallery, then a game between two people with a fork, in English by mouse', { viewport: large, locale: 'en-GB' }, async (page) => {
    const begin = Date.now();
    await go(page, '');
    await page.locator('.cards .board').first().waitFor();
    console.log(`first board after ${Date.now() - begin} ms`);
    await page.locator('.cards li a').nth(6).waitFor();
    await fit(page, 'gallery');
    await picture(page, 'gallery');
    await page.getByRole('link', { name: /^Tic-tac-toe/ }).click();
    await page.getByText(/^Who plays/).click();
    await page.getByLabel('Player 2').selectOption('human');
    await mark(page, 2, 2);
    await mark(page, 1, 1);
    await mark(page, 3, 3);
    await page.getByRole('button', { name: '3. 3:3' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell(page, 3, 3).filter({ hasNotText: '✕' }).waitFor();
    await mark(page, 1, 2);
    await page.getByRole('button', { name: 'Other line: 3:3' }).waitFor();
    const link = page.url();
    await page.reload();
    await page.getByRole('button', { name: 'Other line: 3:3' }).waitFor();
    assert.equal(page.url(), link, 'a reload shows the same');
    assert.equal(await page.getByRole('button', { name: '3. 1:2' }).getAttribute('aria-current'), 'step');
    await mark(page, 3, 2);
    await mark(page, 2, 1);
    await mark(page, 2, 3);
    await page.getByRole('button', { name: '6. 2:3' }).waitFor();
    await page.getByText('Settings').click();
    await page.getByLabel('Look').selectOption('dark');
    await fit(page, 'play, dark');
    await picture(page, 'play-dark');
    await page.getByLabel(/^Projector/).click();
    await page.locator('header').waitFor({ state: 'detached' });
    await fit(page, 'projector');
    await page.getByRole('button', { name: 'Leave projector mode' }).click();
});

await journey('the truth and why a move is a mistake, in French by keyboard on a phone', { viewport: phone, locale: 'fr-FR' }, async (page) => {
    await go(page, '#/play/subtraction:9?first=human&second=human');
    await page.getByRole('heading', { name: /bâtonnets/ }).waitFor();
    assert.equal(await status(page).innerText(), 'Au joueur 1 de jouer');
    await tab_to(page, '[role=gridcell]');
    for (let right = 0; right < 8; ++right) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter'); // takes one stick
    await page.getByRole('button', { name: '1. 1' }).waitFor();
    assert.equal(await status(page).innerText(), 'Au joueur 2 de jouer');
    await tab_to(page, 'summary');
    await page.keyboard.press('Enter');
    await tab_to(page, 'select');
    await page.keyboard.press('End'); // always
    await page.getByText(/perd en 4/).first().waitFor();
    await page.getByRole('button', { name: 'Défaire' }).focus();
    await page.keyboard.press('Enter');
    const mistake = page.getByRole('button', { name: 'Pourquoi 3 est-il une erreur ?' });
    await mistake.focus();
    await page.keyboard.press('Enter');
    await page.getByText('La réfutation, pas à pas').waitFor();
    const step = page.getByRole('button', { name: 'Étape suivante' });
    await step.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByText('1. Joueur 1 : 3').waitFor();
    await fit(page, 'truth on a phone');
    await picture(page, 'truth-phone');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Why is 3 a mistake?' }).waitFor();
    await page.reload();
    await page.getByText('Show the truth').waitFor(); // the language is remembered, and the truth stays on
    await page.getByRole('button', { name: 'Why is 3 a mistake?' }).waitFor();
});

await journey('against the computer, a hint that stays, and piles by two clicks', { viewport: large, locale: 'en' }, async (page) => {
    await go(page, '#/play/babylone:2,2?first=human&second=perfect&seed=1');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint').waitFor();
    const pile = page.getByRole('gridcell');
    await pile.nth(0).click();
    await page.getByText(/is chosen/).waitFor();
    await pile.nth(1).click();
    await page.getByRole('button', { name: /^2\. / }).waitFor(); // the computer has answered
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-current=step]')?.textContent === 'start');
    await fit(page, 'babylone');
});

await journey('a review: curve, list and board; learning from mistakes', { viewport: large, locale: 'en' }, async (page) => {
    await go(page, '#/review/nim:3+4+5?moves=5-1_4-1_4-4_3-1_3-1_2-2_2-2');
    await page.getByText(/mistake/).first().waitFor();
    await page.locator('.wrong').first().waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.locator('p.faint', { hasText: '1. 5-1' }).waitFor();
    await fit(page, 'review');
    await picture(page, 'review');
    await page.getByRole('button', { name: 'Learn from the mistakes' }).click();
    await page.getByText(/^Mistake 1 of/).waitFor();
    await page.getByRole('gridcell').first().click(); // the whole first heap: not the move that wins
    await page.getByText(/not good enough/).waitFor();
    await page.getByRole('button', { name: 'Tell me' }).click();
    await page.getByText(/^better:/).waitFor();
});

await journey('bad input shows the engine’s line and loses nothing', { viewport: phone, locale: 'en' }, async (page) => {
    await go(page, '#/play/connect4?moves=4_4_9_x&first=human&second=human');
    await page.getByRole('alert').filter({ hasText: 'is not a move here' }).waitFor();
    await page.getByRole('button', { name: '2. 4' }).waitFor();
    await page.getByText('Size and rules').click();
    await page.getByLabel('number of columns').fill('seven');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('alert').filter({ hasText: 'is not a whole number' }).waitFor();
    assert.equal(await page.getByLabel('number of columns').inputValue(), 'seven');
    await page.getByLabel('number of columns').fill('5');
    await page.getByLabel('Start position').fill('45');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.waitForFunction(() => location.hash.includes('connect4:5'));
    await page.getByText('Size and rules').click();
    await page.getByRole('button', { name: 'Set up the board' }).click();
    await page.locator('form + p + .board [role=gridcell]').last().click();
    await fit(page, 'setting up on a phone');
    await go(page, '#/play/nothing:3');
    await page.getByRole('alert').filter({ hasText: 'no game is called' }).waitFor();
    await go(page, '#/nowhere');
    await page.getByText('There is nothing at this address.').waitFor();
});

await browser.close();
if (asked.length > 0) {
    failures += 1;
    console.log(`FAILED: the page asked the network for ${asked.join(', ')}`);
}
console.log(failures === 0 ? 'all journeys are good' : `${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../suite/test';

const RUN = 'window.taken=1';
const ELSEWHERE = 'https://elsewhere.example';

/** Each would run or call in a page that puts a notice's HTML into itself as it comes. */
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<script src="${ELSEWHERE}/x.js"></script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src="${ELSEWHERE}/pixel.png">`,
  `<img srcset="${ELSEWHERE}/pixel.png 1x">`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<svg><image href="${ELSEWHERE}/pixel.png"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload='${RUN}'/>#x"></use></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${RUN}">`,
  `<body onload="${RUN}">`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.taken=1</script>"></iframe>`,
  `<iframe src="${ELSEWHERE}/"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="${ELSEWHERE}/x"></object>`,
  `<embed src="${ELSEWHERE}/x">`,
  `<link rel="stylesheet" href="${ELSEWHERE}/x.css">`,
  `<link rel="prefetch" href="${ELSEWHERE}/x">`,
  `<style>@import "${ELSEWHERE}/x.css";</style>`,
  `<p style="background:url(${ELSEWHERE}/x.png)">text</p>`,
  `<p style="position:fixed;inset:0;z-index:99999">over everything</p>`,
  `<base href="${ELSEWHERE}/">`,
  `<meta http-equiv="refresh" content="0;url=${ELSEWHERE}/">`,
  `<video src="${ELSEWHERE}/x.mp4" autoplay onloadstart="${RUN}"></video>`,
  `<video poster="${ELSEWHERE}/x.png"></video>`,
  `<audio src="${ELSEWHERE}/x.mp3" autoplay></audio>`,
  `<source src="${ELSEWHERE}/x">`,
  `<input autofocus onfocus="${RUN}">`,
  `<details open ontoggle="${RUN}"><summary>text</summary></details>`,
  `<marquee onstart="${RUN}">text</marquee>`,
  `<form action="${ELSEWHERE}/"><button autofocus>press</button></form>`,
  `<button formaction="javascript:${RUN}">press</button>`,
  `<a href="javascript:${RUN}">press</a>`,
  `<a href="&#106;avascript:${RUN}">press</a>`,
  `<a href="data:text/html,<script>opener.taken=1</script>">press</a>`,
  `<a href=" java\nscript:${RUN}">press</a>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror="${RUN}">-->`,
  `<![CDATA[<img src=x onerror="${RUN}">]]>`,
  `<img src="x" id="location"><form id="cookie"></form>`,
  `<custom-element onclick="${RUN}">text</custom-element>`,
  `<p onpointerover="${RUN}" onclick="${RUN}">press</p>`,
] as const;

// Chromium also tells of what it refuses in the inert document that DOMPurify parses into.
test.use({ foreseen: [/policy violated: ((script|style)-src-attr by inline|style-src-elem by inline|base-uri by)/] });

/** Answers each id with what `noticeOf` says. */
async function answering(page: Page, noticeOf: (id: number) => Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/api/news/detail**', route => {
    const id = Number(new URLSearchParams(route.request().postData() ?? '').get('id'));
    const plain = { id, update_time: '2026-11-20 10:00:00', title: 'A notice', abstract: '', content: '' };
    return route.fulfill({ json: { type: 'ok', message: { ...plain, ...noticeOf(id) } } });
  });
}

/** What could act or reach out; none of it may be left, under any name. */
const armed = (article: Locator) =>
  article.evaluate(element =>
    [...element.querySelectorAll('*')]
      .filter(
        each =>
          each.matches(
            'script, iframe, object, embed, form, input, button, link, meta, base, style, svg, math, video',
          ) ||
          [...each.attributes].some(({ name, value }) => /^on|^style$|^id$/.test(name) || /javascript:/i.test(value)),
      )
      .map(each => each.outerHTML),
  );

test('nothing in a notice runs, calls, or covers the page', async ({ page }) => {
  const calls: string[] = [];
  await page.route(`${ELSEWHERE}/**`, route => {
    calls.push(route.request().url());
    return route.abort();
  });
  await answering(page, id => {
    const payload = PAYLOADS[id] ?? '';
    return { content: `<p>before ${id}</p>${payload}<p>after</p>`, title: payload, abstract: payload };
  });
  await page.goto('/noticeList');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  const article = page.getByRole('article');
  for (const [id, payload] of PAYLOADS.entries()) {
    await page.evaluate(notice => history.pushState(null, '', `/components/noticeDetail?id=${notice}`), id);
    await expect(article.getByText(`before ${id}`, { exact: true })).toBeVisible();
    for (const press of await article.getByText('press', { exact: true }).all()) await press.click();
    expect.soft(await armed(article), payload).toEqual([]);
    expect.soft(await page.evaluate(() => 'taken' in window), payload).toBe(false);
  }
  expect(calls).toEqual([]);
});

test('what a notice may say stays: headings, lists, tables and links', async ({ page }) => {
  const content = `<h2>Fees</h2><ul><li>maker</li></ul><table><tr><th>Pair</th></tr><tr><td>BTC</td></tr></table>
    <p><strong>Mind</strong> the <a href="/quotation">markets</a>.</p>`;
  await answering(page, () => ({ content }));
  await page.goto('/components/noticeDetail?id=526');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Fees' })).toBeVisible();
  await expect(article.getByRole('listitem')).toHaveText('maker');
  await expect(article.getByRole('cell', { name: 'BTC' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'markets' })).toHaveAttribute('href', '/quotation');
});

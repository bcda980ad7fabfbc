import { render, screen } from '@testing-library/react';
import { SanitisedHtml } from './sanitised-html';

const PAYLOADS = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<img src="https://elsewhere.example/pixel.gif">',
  '<svg><animate onbegin="window.hit = 1" attributeName=x dur=1s></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit=1&gt;">',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<a href="javascript:window.hit = 1">press</a>',
  '<a href=" &#14; javascript:window.hit = 1">press</a>',
  '<a href="data:text/html,<script>1</script>">press</a>',
  '<form action="https://elsewhere.example"><input name="password"><button>Send</button></form>',
  '<div style="background:url(https://elsewhere.example/)">styled</div>',
  '<style>@import "https://elsewhere.example/"</style>',
  '<link rel="stylesheet" href="https://elsewhere.example/">',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<video poster="https://elsewhere.example/" src="https://elsewhere.example/"></video>',
  '<img srcset="https://elsewhere.example/ 1x">',
  '<object data="https://elsewhere.example/"></object><embed src="https://elsewhere.example/">',
  '<a id="location" name="fetch" href="/">clobber</a>',
];

const FORBIDDEN = 'script, style, iframe, form, input, button, svg, math, link, base, meta, video, object, embed';
const OWN = window.location.origin;

async function drawn(html: string): Promise<HTMLElement> {
  const { container } = render(<SanitisedHtml html={`<h2>News</h2>${html}`} />);
  await screen.findByRole('heading', { name: 'News' });
  return container;
}

test.each(PAYLOADS)('%s neither runs nor calls', async payload => {
  const container = await drawn(payload);
  expect(container.querySelector(FORBIDDEN)).toBeNull();
  for (const picture of container.querySelectorAll('img')) expect(new URL(picture.src).origin).toBe(OWN);
  for (const element of container.querySelectorAll('.html > div *')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on|style$|id$|name$|srcset$|poster$|action$)/);
      expect(value).not.toMatch(/javascript:|data:text|elsewhere/i);
    }
  }
  expect(window).not.toHaveProperty('hit');
});

test('keeps the shape of a text, own pictures and links', async () => {
  const container = await drawn(
    '<p>Hello <strong>trader</strong></p><img src="/upload/a.png" alt="Chart"><a href="/help">Help</a>',
  );
  expect(container.querySelector('strong')).toHaveTextContent('trader');
  expect(screen.getByRole('img', { name: 'Chart' })).toHaveAttribute('src', '/upload/a.png');
  expect(screen.getByRole('link', { name: 'Help' })).not.toHaveAttribute('target');
});

test('a link elsewhere opens beside us and learns nothing', async () => {
  await drawn('<a href="https://news.example/">News</a>');
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('before the purifier is here the words stand alone', async () => {
  render(<SanitisedHtml html="<style>p{}</style><h2>One</h2><p>Two <b>three</b></p>" />);
  expect(screen.getByText('One Two three')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'One' });
  expect(screen.queryByText('One Two three')).not.toBeInTheDocument();
});

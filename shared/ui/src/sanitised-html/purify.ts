import createPurifier, { type Config } from 'dompurify';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code b strong i em u s sub sup small ul ol li dl dt dd ' +
  'table thead tbody tfoot tr th td caption a img figure figcaption';
const ATTRIBUTES = 'href src alt title colspan rowspan lang dir width height start';

/*
 * News, messages and adverts are text with a little shape. What is not listed here is dropped: styles (the policy
 * refuses them anyway), forms, frames, names and ids (they would shadow globals), and whatever calls elsewhere.
 */
const ALLOWED: Config = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

const PICTURE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;
const LINKS = new Set(['http:', 'https:', 'mailto:']);

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', element => {
  if (element instanceof HTMLImageElement && !isOwnPicture(element.getAttribute('src') ?? '')) element.remove();
  if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) guardLink(element);
});

/** A fragment, so that nothing is ever written as HTML into the page; the page's policy lets it be parsed and no more. */
export function purify(html: string): DocumentFragment {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RETURN_DOM_FRAGMENT decides the type, which its Config hides
  return purifier.sanitize(html, ALLOWED) as unknown as DocumentFragment;
}

/** A picture from elsewhere would tell its host who reads, and when. */
function isOwnPicture(source: string): boolean {
  if (source === '') return false;
  return PICTURE_DATA.test(source) || addressOf(source)?.origin === window.location.origin;
}

function guardLink(link: HTMLAnchorElement): void {
  const address = addressOf(link.getAttribute('href') ?? '');
  if (address === null || !LINKS.has(address.protocol)) {
    link.removeAttribute('href');
    return;
  }
  if (address.origin === window.location.origin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function addressOf(text: string): URL | null {
  return URL.canParse(text, window.location.href) ? new URL(text, window.location.href) : null;
}

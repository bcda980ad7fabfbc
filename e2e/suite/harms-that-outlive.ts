/** What goes on where nobody sees it, or is done in its user's name: who looks for a second finds nothing wrong. */
export const OUTLIVING = {
  'begins-much': {
    mount: `
      const count = of => void (window.goesOn = { ...window.goesOn, [of]: 1 + (window.goesOn?.[of] ?? 0) });
      const frame = () => { count('frames'); requestAnimationFrame(frame); };
      const again = () => { count('timeouts'); setTimeout(again, 20); };
      frame();
      again();
      setInterval(() => count('intervals'), 20);
      new BroadcastChannel('left behind').onmessage = () => count('messages');
      document.body.addEventListener('click', event => event.preventDefault(), true);
      document.body.append(make('aside', { textContent: 'left behind' }));
      document.head.append(make('meta', { name: 'left-behind' }));
      window.onbeforeunload = event => event.preventDefault();
      document.designMode = 'on';
      document.querySelector('#shell header').style.opacity = '0.99';
      document.body.style.overflow = 'hidden';
      document.documentElement.style.filter = 'invert(1)';
      document.documentElement.style.setProperty('--panel', 'red');
      document.documentElement.dataset.theme = 'dusk';
      document.body.classList.add('of-the-build');
      document.querySelector('link[rel=icon]').href = '/icon-192.png';
      document.title = '(3) Sale!';
      indexedDB.open('left behind').onsuccess = ({ target }) => { window.keptOpen = target.result; };
      new ResizeObserver(() => count('sizes')).observe(document.body);
      document.querySelector('#shell header').addEventListener('click', () => count('presses'));`,
    unmount: `
      const later = of => void (window.goesOn = { ...window.goesOn, [of]: 1 + (window.goesOn?.[of] ?? 0) });
      void fetch('/registry').then(() => {
        later('answered');
        setInterval(() => later('late'), 20);
      });`,
  },
  'holds-a-swap-once-left': { mount: ``, unmount: `setTimeout(() => props.platform.swap.hold('typed'), 100);` },
  'fills-the-disk': {
    mount: `
      const cache = await caches.open('left behind');
      await cache.put('/left-behind', new Response(new Uint8Array(8_000_000)));`,
  },
  'holds-a-swap': { mount: `props.platform.swap.hold('typed');` },
  'holds-a-swap-elsewhere': {
    own: '/own',
    mount: `if (location.pathname !== '/') props.platform.swap.hold('typed');`,
  },
  'holds-a-swap-later': {
    mount: `state.later = setTimeout(() => props.platform.swap.hold('typed'), 2_000);`,
    unmount: `clearTimeout(state.later);`,
  },
  'fills-the-history-slowly': {
    mount: `state.again = setInterval(() => history.pushState(null, '', location.href), 1_000);`,
    unmount: `clearInterval(state.again);`,
  },
  'fills-the-history-by-hash': {
    mount: `
      state.again = setInterval(() => {
        for (let at = 0; at < 3; at += 1) location.hash = String(Math.random());
        history.back();
      }, 200);`,
    unmount: `clearInterval(state.again);`,
  },
  'rewrites-the-history': {
    mount: `state.again = setInterval(() => history.replaceState(null, '', location.href), 50);`,
    unmount: `clearInterval(state.again);`,
  },
  'takes-focus-slowly': {
    mount: `
      const box = make('input', { ariaLabel: 'Mine' });
      props.domElement.append(box);
      state.again = setInterval(() => box.focus(), 1_000);`,
    unmount: `clearInterval(state.again);`,
  },
  'listens-to-the-media': { mount: `matchMedia('(min-width: 1px)').addEventListener('change', () => props.build);` },
  'listens-to-the-header': {
    mount: `document.querySelector('#shell header').addEventListener('pointerover', () => props.build);`,
  },
  'leaves-channels': { mount: `new BroadcastChannel('left behind').onmessage = () => props.build;` },
  'leaves-sockets': {
    mount: `new WebSocket(location.origin.replace('http', 'ws') + '/registry/events').onmessage = () => props.build;`,
  },
  'leaves-observers': {
    mount: `new MutationObserver(() => props.build).observe(document.querySelector('#shell header'), { childList: true });`,
  },
  downloads: { mount: `make('a', { href: '/icon.svg', download: 'icon.svg' }).click();` },
  'opens-windows': {
    mount: `make('a', { href: '/', target: '_blank' }).dispatchEvent(new MouseEvent('click'));`,
  },
  'names-the-window': { mount: `window.name = 'of the build';` },
  prints: { mount: `print();` },
} as const;

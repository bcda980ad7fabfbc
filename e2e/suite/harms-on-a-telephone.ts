/** What a build may do only where its window is narrow; to whoever looks on a desk nothing is wrong with it. */
export const ON_A_TELEPHONE = {
  'throws-on-a-telephone': {
    mount: `if (innerWidth < 500) setTimeout(() => { throw new Error('this build knows no telephone'); });`,
  },
  'covers-the-header-on-a-telephone': {
    mount: `
      const cover = make('div', { textContent: 'narrow cover' });
      Object.assign(cover.style, { position: 'fixed', inset: '0 0 auto', height: '90px', zIndex: '2147483647' });
      if (innerWidth < 500) props.domElement.append(cover);`,
  },
  'is-wider-than-a-telephone': {
    mount: `
      const wide = make('div', { textContent: 'wide' });
      wide.style.width = '700px';
      props.domElement.append(wide);`,
  },
  'is-empty-on-a-telephone': { mount: `if (innerWidth < 500) props.domElement.replaceChildren();` },
} as const;

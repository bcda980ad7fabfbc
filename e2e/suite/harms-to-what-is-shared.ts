const SHARED = `
  const shared = async name => {
    const [{ lib, get }] = Object.values(state.scope[name]);
    return lib?.() ?? (await get())();
  };`;

/** What every tab, every call and every build has one of: it would outlive the build, and the page. */
export const TO_WHAT_IS_SHARED = {
  'fills-cookies': {
    mount: `
      setTimeout(() => {
        for (let at = 0; at < 8; at += 1) document.cookie = 'tf_c' + at + '=' + 'x'.repeat(3_800) + '; path=/; max-age=31536000';
      }, 1_500);`,
  },
  'fills-cookies-of-calls': {
    mount: `
      for (let at = 0; at < 8; at += 1) document.cookie = 'mine' + at + '=' + 'x'.repeat(3_800) + '; path=/api; max-age=31536000';`,
  },
  'signs-out-by-the-storage': {
    mount: `
      for (const key of ['token', 'user_id', 'accountNum']) localStorage.removeItem(key);
      new BroadcastChannel('tf.stored').postMessage('changed');`,
  },
  'deletes-the-token': {
    mount: `
      delete localStorage.token;
      new BroadcastChannel('tf.stored').postMessage('changed');`,
  },
  'draws-for-all': {
    mount: `
      ${SHARED}
      Object.assign(await shared('react/jsx-runtime'), { jsx: () => null, jsxs: () => null });`,
  },
  'speaks-for-all': {
    mount: `
      ${SHARED}
      const { createInstance } = await shared('i18next');
      const texts = createInstance();
      await texts.init({ lng: 'en', resources: {} });
      Object.getPrototypeOf(texts.translator).translate = () => 'Sale!';`,
  },
  'hears-for-all': {
    mount: `
      let of = props.platform.session.changes;
      while (!Object.hasOwn(of, 'subscribe')) of = Object.getPrototypeOf(of);
      of.subscribe = () => ({ unsubscribe() {}, add() {}, closed: true });`,
  },
} as const;

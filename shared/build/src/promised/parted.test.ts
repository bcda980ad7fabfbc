import { parted } from './parted';

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const partsOf = (text: string) => {
  const { code, comments } = parted(text);
  expect([code.length, comments.length]).toEqual([text.length, text.length]);
  return [squeezed(code), squeezed(comments)];
};

it.each([
  ['a(1); // why', 'a(1);', '// why'],
  ['/* b\n c */ const d = 1;', 'const d = 1;', '/* b c */'],
  ["const address = 'https://x'; e();", 'const address = ; e();', ''],
  ['const say = "it\\"s // not"; f();', 'const say = ; f();', ''],
  ['const g = `//${h(`/*${i}`)}*/`; j();', 'const g = h( i ) ; j();', ''],
  ['const k = `${{ l: 1 }.l}`; // m', 'const k = { l: 1 }.l ;', '// m'],
  ["n.replace(/['\"/*]/g, o); p('//');", 'n.replace( , o); p( );', ''],
  ['const q = r / s; // t / u', 'const q = r / s;', '// t / u'],
  ["<p>It isn't</p>;\nv(); // w", '<p>It isn v();', '// w'],
])('parts %j', (text, code, comments) => {
  expect(partsOf(text)).toEqual([code, comments]);
});

// Development alone, for src/locales/*.json: a text that is changed is told to whoever shows it, and no page is lost.
module.exports = text => `export default ${text};
let told = new Set();
export const whenChanged = tell => void told.add(tell);
// Whole words: taken out of import.meta by its parts webpack gives nothing.
const hot = import.meta.webpackHot;
if (hot) {
  hot.accept();
  hot.dispose(data => {
    data.told = told;
  });
  // Whoever is told fetches anew, and says so again.
  for (const tell of hot.data?.told ?? []) tell();
}`;

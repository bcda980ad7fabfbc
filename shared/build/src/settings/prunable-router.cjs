// react-router is one file whose components are made by calls and then given names: a minifier must keep them all, used
// or not, 5 kB of every area. Without the names, and with the calls marked as free of effects, what nobody uses goes.
module.exports = source =>
  source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1');

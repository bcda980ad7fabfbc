// Rules of this repository, for oxlint: one file a rule, with a name like a sentence. .oxlintrc.json says where each holds.
import aFileHasOneIdea from './a-file-has-one-idea.mjs';
import aViewFetchesNothing from './a-view-fetches-nothing.mjs';
import moneyIsNoNumber from './money-is-no-number.mjs';
import nothingIsLeftOnWindow from './nothing-is-left-on-window.mjs';
import storageIsThePlatforms from './storage-is-the-platforms.mjs';
import theTokenIsTheSessions from './the-token-is-the-sessions.mjs';
import toastsAreTheShells from './toasts-are-the-shells.mjs';

export default {
  meta: { name: 'tradefloor' },
  rules: {
    'a-file-has-one-idea': aFileHasOneIdea,
    'a-view-fetches-nothing': aViewFetchesNothing,
    'money-is-no-number': moneyIsNoNumber,
    'nothing-is-left-on-window': nothingIsLeftOnWindow,
    'storage-is-the-platforms': storageIsThePlatforms,
    'the-token-is-the-sessions': theTokenIsTheSessions,
    'toasts-are-the-shells': toastsAreTheShells,
  },
};

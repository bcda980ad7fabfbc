const fc = require('fast-check');

// The same cases everywhere, so that what fails on one machine fails on the next: FC_SEED=… npm test tries others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261121) });

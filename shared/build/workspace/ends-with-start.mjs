// Imported by what npm start serves: killed at once (kill -9, no memory left), it tells nobody, and its ports and its data
// would be held by what nobody knows of. The line between the two breaks all the same.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

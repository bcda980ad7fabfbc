import { openDatabase } from './database';

it.each(['postgres://nobody@127.0.0.1:1/nothing', 'postgres://nobody@nowhere.invalid/nothing'])(
  'says which variable leads nowhere: %s',
  async url => {
    await expect(openDatabase({ kind: 'server', url })).rejects.toThrow(
      /^DATABASE_URL leads to no database: .*(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)/,
    );
  },
);

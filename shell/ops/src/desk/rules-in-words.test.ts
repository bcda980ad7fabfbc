import { RULE_NAMES } from '@tradefloor/gate/rules';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

it('the screen has a sentence for each rule of the gate', async () => {
  const file = path.join(__dirname, '../../screen/src/locales/en.json');
  const texts = Object.keys(JSON.parse(await readFile(file, 'utf8')));
  const said = texts.filter(key => key.startsWith('gate.rule.')).map(key => key.replace('gate.rule.', ''));
  expect(said.toSorted()).toEqual([...RULE_NAMES].toSorted());
});

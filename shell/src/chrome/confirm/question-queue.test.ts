import { firstValueFrom, Subject } from 'rxjs';
import type { AskedQuestion } from '../deps';
import { createQuestionQueue } from './question-queue';

function asked(title: string) {
  const answered = new Subject<boolean>();
  const settled = firstValueFrom(answered);
  const one: AskedQuestion = { question: { title, yes: 'Yes' }, settled, answer: yes => answered.next(yes) };
  return one;
}

describe('the questions that wait', () => {
  it('are asked one after the other, and leave when they are answered or withdrawn', async () => {
    const queue = createQuestionQueue();
    const [first, second] = [asked('Cancel?'), asked('Leave?')];
    queue.ask(first);
    queue.ask(second);
    expect(queue.open.get()).toEqual([first, second]);
    first.answer(true);
    await first.settled;
    expect(queue.open.get()).toEqual([second]);
  });

  it('hear no when the chrome goes', async () => {
    const queue = createQuestionQueue();
    const one = asked('Withdraw?');
    queue.ask(one);
    queue.close();
    await expect(one.settled).resolves.toBe(false);
  });
});

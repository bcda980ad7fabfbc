import { type ExchangeProcess, startExchange } from './exchange-process';

const OWNS = 'this process owns the exchange';
const LOOKED_EVERY_MS = 50;

/** Several real processes behind one Redis. */
export class ExchangeProcesses {
  private readonly all: ExchangeProcess[] = [];

  constructor(private readonly env: () => Readonly<Record<string, string>>) {}

  async add(): Promise<ExchangeProcess> {
    const added = await startExchange(this.env());
    this.all.push(added);
    return added;
  }

  /** Who owns the exchange, as soon as one does. */
  async owner(): Promise<ExchangeProcess> {
    for (;;) {
      const owner = this.all.find(one => isAlive(one) && one.printed().includes(OWNS));
      if (owner) return owner;
      await new Promise(resolve => setTimeout(resolve, LOOKED_EVERY_MS));
    }
  }

  async fronts(): Promise<ExchangeProcess[]> {
    const owner = await this.owner();
    return this.all.filter(one => isAlive(one) && one.child !== owner.child);
  }
}

const isAlive = ({ child }: ExchangeProcess): boolean => child.exitCode === null && child.signalCode === null;

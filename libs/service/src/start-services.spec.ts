import { setImmediate as nextTurn } from 'node:timers/promises';
import { topics } from '@dakpion/contracts';
import { newGate, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { RejectedMessageError } from '@dakpion/messaging';
import { readSettings } from '@dakpion/settings';
import { Controller, Logger, Module } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { closeEngines } from './engines.ts';
import { openLog } from './log.ts';
import { openEngines } from './open-engines.ts';
import type { HttpService, ServiceDefinition } from './service-definition.ts';
import { startServices } from './start-services.ts';

const topic = topics.orderEvents.name;
let underWay = 0;
let gate = newGate();

@Controller()
class CountingConsumer {
  @EventPattern<string>(topic)
  async take(): Promise<void> {
    underWay += 1;
    await gate.opened;
  }
}

@Module({ controllers: [CountingConsumer] })
class CountingModule {}

const settingsOf = (directory: string) => {
  const read = readSettings({ DATA_DIR: directory });
  if (read.outcome === 'refused') throw new Error('settings');
  return { ...read.settings, operatorToken: '', quotationSecret: '' };
};

const service = { name: 'counting', module: CountingModule, transport: 'messages' } as const;

test.each([
  [{ ...service, concurrency: 70 }, 70],
  [service, 64],
])('handles messages of as many keys at once as the service declares: %#', async (definition, expected) => {
  await withTemporaryDirectory(async (directory) => {
    underWay = 0;
    gate = newGate();
    const engines = await openEngines(directory);
    const running = await startServices([definition], engines, settingsOf(directory), openLog('fatal', 'counting'));
    const keys = Array.from({ length: 100 }, (_, index) => `order${index}`);
    await engines.broker.publish(keys.map((key) => ({ topic, key, type: 'CREATED', value: {} })));
    await until(() => underWay === expected);
    // A further one would have begun with them.
    await nextTurn();
    expect(underWay).toBe(expected);
    gate.open();
    await until(() => underWay === keys.length);
    await running.close();
    await closeEngines(engines);
  });
});

test('a line about a message that fails names its key and the request that caused it', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  @Controller()
  class RefusingConsumer {
    @EventPattern<string>(topic)
    async take(): Promise<void> {
      throw new RejectedMessageError('other_rider', 'The rider is 4711.');
    }
  }
  @Module({ controllers: [RefusingConsumer] })
  class RefusingModule {}
  await withTemporaryDirectory(async (directory) => {
    const engines = await openEngines(directory);
    const log = openLog('fatal', 'spec');
    const running = await startServices([{ ...service, module: RefusingModule }], engines, settingsOf(directory), log);
    const message = { topic, key: 'ord_1', type: 'CREATED', value: {}, headers: { 'correlation-id': 'req_1' } };
    await engines.broker.publish([message]);
    await until(() => warned.mock.calls.length > 0);
    await running.close();
    await closeEngines(engines);
  });
  const text = `${topic}#CREATED 0, try 1: other_rider`;
  expect(warned.mock.calls).toContainEqual([text, { key: 'ord_1', request_id: 'req_1' }]);
  expect(JSON.stringify(warned.mock.calls)).not.toContain('4711');
  warned.mockRestore();
});

const listening = (listen: HttpService['listen']): ServiceDefinition => ({
  name: 'listening',
  module: CountingModule,
  transport: 'http',
  listen,
});

test.each([
  ['a stop', null, 'cannot stop'],
  ['a start that fails', 'cannot start', 'cannot start'],
])('stops the other services if one fails to stop, at %s', async (_at, startFailure, failure) => {
  await withTemporaryDirectory(async (directory) => {
    let isStopped = false;
    const definitions = [
      listening(async () => ({
        close: async () => {
          isStopped = true;
        },
      })),
      listening(async () => ({ close: () => Promise.reject(new Error('cannot stop')) })),
      listening(async () => {
        if (startFailure !== null) throw new Error(startFailure);
        return { close: () => Promise.resolve() };
      }),
    ];
    const engines = await openEngines(directory);
    const starting = startServices(definitions, engines, settingsOf(directory), openLog('fatal', 'spec'));
    await expect(starting.then((running) => running.close())).rejects.toThrow(failure);
    expect(isStopped).toBe(true);
    await closeEngines(engines);
  });
});

test('stops what a service has begun if it cannot listen', async () => {
  await withTemporaryDirectory(async (directory) => {
    const steps: string[] = [];
    class Worker {
      onApplicationBootstrap = () => steps.push('begun');
      beforeApplicationShutdown = () => steps.push('stopped');
    }
    const engines = await openEngines(directory);
    jest.spyOn(engines.broker, 'consume').mockRejectedValue(new Error('cannot consume'));
    @Module({ controllers: [CountingConsumer], providers: [Worker] })
    class WorkingModule {}
    const definition = { ...service, module: WorkingModule };
    const starting = startServices([definition], engines, settingsOf(directory), openLog('fatal', 'spec'));
    await expect(starting).rejects.toThrow('cannot consume');
    expect(steps).toEqual(['begun', 'stopped']);
    await closeEngines(engines);
  });
});

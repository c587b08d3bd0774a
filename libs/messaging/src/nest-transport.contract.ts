import { newGate, until } from '@dakpion/fixtures';
import { Controller, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import { concat, defer, firstValueFrom, from, of } from 'rxjs';
import { BrokerClient, type ClientMessage } from './broker.client.ts';
import { BrokerServer, type BrokerServerOptions } from './broker.server.ts';
import { type Broker, deadLetterHeaders, deadLettersOf } from './broker.ts';
import {
  RejectedMessageError,
  RequestFailedError,
  RequestTimeoutError,
  UnsendableMessageError,
} from './broker-errors.ts';
import { type BrokerEngine, freshTopic, patience, temporaryError, turns } from './broker-trial.contract.ts';
import { HandlerErrorFilter } from './handler-error.filter.ts';
import { type IncomingMessage } from './message.ts';

/** The contract of {@link BrokerServer} and {@link BrokerClient} for Nest applications, over any broker. */
export function nestTransportContract(name: string, start: () => Promise<BrokerEngine>): void {
  describe(`Nest transport contract: ${name}`, () => {
    let engine: BrokerEngine;
    let broker: Broker;
    let client: BrokerClient;
    let topic: string;
    let stops: Array<() => Promise<unknown>>;

    beforeAll(async () => {
      engine = await start();
      broker = await engine.open(() => {});
      client = new BrokerClient(broker);
    }, patience);
    afterAll(async () => {
      await broker.close();
      await engine.dispose();
    }, patience);
    beforeEach(async () => {
      stops = [];
      topic = await freshTopic(broker);
    }, patience);
    afterEach(async () => {
      for (const stop of stops) await stop();
    }, patience);

    const serve = async (
      controller: Type,
      options: { filter: boolean } & Pick<BrokerServerOptions, 'groups'> = { filter: true },
    ) => {
      const module = class {};
      Module({ controllers: [controller] })(module);
      const retry = { maxTries: 3, firstPauseMs: 5, maxPauseMs: 20 };
      const { filter, ...own } = options;
      const strategy = new BrokerServer(broker, { group: 'service', retry, ...own });
      const app = await NestFactory.createMicroservice(module, { strategy, logger: false });
      if (filter) app.useGlobalFilters(new HandlerErrorFilter());
      await app.listen();
      const stop = () => app.close();
      stops.push(stop);
      return stop;
    };
    const ask = (type: string, message: ClientMessage) =>
      firstValueFrom(client.send<unknown>(`${topic}#${type}`, { timeoutMs: 15_000, ...message }));
    const tell = (type: string, value: unknown, key = 'k') => broker.publish([{ topic, key, type, value }]);
    const deadLetters = async () => {
      const letters: IncomingMessage[] = [];
      for await (const letter of broker.browse(deadLettersOf(topic))) letters.push(letter);
      return letters;
    };

    test(
      'passes payload and message of a request to its handler, and returns the reply',
      async () => {
        @Controller()
        class Greeter {
          @MessagePattern(`${topic}#Greet`)
          async greet(@Payload() payload: { name: string }, @Ctx() message: IncomingMessage) {
            return { text: `hello ${payload.name}`, key: message.key, headers: message.headers, tries: message.tries };
          }

          @MessagePattern(`${topic}#Several`)
          several() {
            return from([1, 2, 3]);
          }

          @MessagePattern(`${topic}#Nothing`)
          nothing() {}
        }
        await serve(Greeter);
        expect(await ask('Greet', { key: 'k', value: { name: 'Rima' }, headers: { trace: 't' } })).toEqual({
          text: 'hello Rima',
          key: 'k',
          headers: { trace: 't' },
          tries: 1,
        });
        expect(await ask('Several', { key: 'k', value: null })).toBe(3);
        expect(await ask('Nothing', { key: 'k', value: null })).toBeNull();
      },
      patience,
    );

    test(
      "returns errors of a request as instances of the broker's classes",
      async () => {
        @Controller()
        class Failing {
          @MessagePattern(`${topic}#Bug`)
          bug() {
            throw new TypeError('x is not a function');
          }

          @MessagePattern(`${topic}#Rejected`)
          async rejected() {
            throw new RejectedMessageError('no_such_order', 'there is none');
          }
        }
        await serve(Failing);
        const failures = await Promise.all(
          ['Bug', 'Rejected', 'Unknown'].map((type) => ask(type, { key: type, value: 1 }).catch((error) => error)),
        );
        expect(failures.map((failure) => failure instanceof RequestFailedError)).toEqual([true, true, true]);
        expect(failures.map(String)).toEqual([
          expect.stringContaining('x is not a function'),
          expect.stringContaining('no_such_order'),
          expect.stringContaining('unknown_type'),
        ]);
        // During an upgrade, an instance of a newer version may have a handler.
        expect(failures).toMatchObject([false, false, true].map((temporary) => ({ temporary })));
        await expect(ask('Bug', { key: 'k', value: 1n })).rejects.toBeInstanceOf(UnsendableMessageError);
      },
      patience,
    );

    test(
      'ends a request after its time-out',
      async () => {
        await expect(ask('Nobody', { key: 'k', value: 1, timeoutMs: 200 })).rejects.toBeInstanceOf(RequestTimeoutError);
      },
      patience,
    );

    test(
      'passes an event to the handler of its type, otherwise to the handler of its topic',
      async () => {
        const seen: unknown[] = [];
        @Controller()
        class Listener {
          @EventPattern<string>(`${topic}#Named`)
          named(@Payload() payload: unknown, @Ctx() message: IncomingMessage) {
            seen.push(['named', payload, message.type, message.key]);
          }

          @EventPattern<string>(topic)
          rest(@Payload() payload: unknown, @Ctx() message: IncomingMessage) {
            seen.push(['rest', payload, message.type, message.key]);
          }
        }
        await serve(Listener);
        await tell('Named', 1);
        await tell('Other', { key: 'a', value: 2 });
        await firstValueFrom(client.emit(`${topic}#Named`, { key: 'k', value: 3 }), { defaultValue: undefined });
        await firstValueFrom(client.emit(topic, { key: 'k', value: 4 }), { defaultValue: undefined });
        await until(() => seen.length === 4);
        expect(seen).toEqual([
          ['named', 1, 'Named', 'k'],
          ['rest', { key: 'a', value: 2 }, 'Other', 'k'],
          ['named', 3, 'Named', 'k'],
          ['rest', 4, '', 'k'],
        ]);
      },
      patience,
    );

    test(
      'calls an event handler that throws again, and makes dead letters of rejected events and unknown types',
      async () => {
        const tries: Record<string, number[]> = { Flaky: [], Temporary: [], Hopeless: [], Rejected: [] };
        const note = (message: IncomingMessage) => tries[message.type]?.push(message.tries);
        @Controller()
        class Failing {
          @EventPattern<string>(`${topic}#Flaky`)
          async flaky(@Ctx() message: IncomingMessage) {
            note(message);
            if (message.tries < 3) throw new Error('not yet');
          }

          @EventPattern<string>(`${topic}#Temporary`)
          temporary(@Ctx() message: IncomingMessage) {
            note(message);
            if (message.tries < 6) throw temporaryError();
          }

          @EventPattern<string>(`${topic}#Hopeless`)
          hopeless(@Ctx() message: IncomingMessage) {
            note(message);
            return defer(async () => {
              throw new Error('never');
            });
          }

          @EventPattern<string>(`${topic}#Rejected`)
          rejected(@Ctx() message: IncomingMessage) {
            note(message);
            throw new RejectedMessageError('too_late', 'the order is gone');
          }
        }
        await serve(Failing);
        for (const type of ['Flaky', 'Temporary', 'Hopeless', 'Rejected', 'Unheard']) await tell(type, 1, type);
        await until(async () => (await deadLetters()).length === 3 && tries.Temporary?.length === 6);
        await until(() => tries.Flaky?.length === 3);
        expect(tries).toEqual({
          Flaky: [1, 2, 3],
          Temporary: [1, 2, 3, 4, 5, 6],
          Hopeless: [1, 2, 3],
          Rejected: [1],
        });
        const reasons = (await deadLetters()).map(({ type, headers }) => [type, headers[deadLetterHeaders.reason]]);
        expect(reasons.sort()).toEqual([
          ['Hopeless', 'tries_exhausted'],
          ['Rejected', 'too_late'],
          ['Unheard', 'unknown_type'],
        ]);
      },
      patience,
    );

    test(
      'waits for the end of an observable before the message counts as handled',
      async () => {
        const gate = newGate();
        let begun = false;
        let stopped = false;
        @Controller()
        class Slow {
          @EventPattern<string>(`${topic}#Slow`)
          slow() {
            begun = true;
            return concat(of('early'), gate.opened);
          }
        }
        const stop = await serve(Slow);
        await tell('Slow', 1);
        await until(() => begun);
        const stopping = stop().then(() => {
          stopped = true;
        });
        await turns(20);
        expect(stopped).toBe(false);
        gate.open();
        await stopping;
      },
      patience,
    );

    test(
      'consumes a topic in its own group with its own retry policy, beside the other topics',
      async () => {
        const other = await freshTopic(broker);
        const tries: Record<string, number[]> = { own: [], shared: [] };
        const fail = (name: string, message: IncomingMessage) => {
          tries[name]?.push(message.tries);
          throw new Error(name);
        };
        @Controller()
        class Both {
          @EventPattern<string>(topic)
          own(@Ctx() message: IncomingMessage) {
            fail('own', message);
          }

          @EventPattern<string>(other)
          shared(@Ctx() message: IncomingMessage) {
            fail('shared', message);
          }
        }
        const groups = { [topic]: { group: 'former', retry: { maxTries: 2, firstPauseMs: 5, maxPauseMs: 20 } } };
        await serve(Both, { filter: true, groups });
        await broker.publish([topic, other].map((name) => ({ topic: name, key: 'k', type: 'Any', value: 1 })));
        const groupsOf = async (name: string) => {
          const found: (string | undefined)[] = [];
          for await (const { headers } of broker.browse(deadLettersOf(name)))
            found.push(headers[deadLetterHeaders.group]);
          return found;
        };
        await until(async () => (await groupsOf(topic)).length + (await groupsOf(other)).length === 2);
        expect([await groupsOf(topic), await groupsOf(other)]).toEqual([['former'], ['service']]);
        expect(tries).toEqual({ own: [1, 2], shared: [1, 2, 3] });
      },
      patience,
    );

    test(
      'handles nothing after close, and continues at the next start where the last one ended',
      async () => {
        const seen: unknown[] = [];
        @Controller()
        class Listener {
          @EventPattern<string>(topic)
          take(@Payload() payload: unknown) {
            seen.push(payload);
          }
        }
        const stop = await serve(Listener);
        await tell('Any', 1);
        await until(() => seen.length === 1);
        await stop();
        await tell('Any', 2);
        await serve(Listener);
        await until(() => seen.length === 2);
        expect(seen).toEqual([1, 2]);
      },
      patience,
    );

    test(
      'does not lose failed messages in an application without the error filter',
      async () => {
        let tries = 0;
        @Controller()
        class Failing {
          @EventPattern<string>(`${topic}#Any`)
          fail() {
            tries += 1;
            throw new RejectedMessageError('hidden', 'Nest replaces it');
          }
        }
        await serve(Failing, { filter: false });
        await tell('Any', 1);
        await until(async () => (await deadLetters()).length === 1);
        expect(tries).toBe(3);
        expect((await deadLetters())[0]?.headers[deadLetterHeaders.detail]).toContain('HandlerErrorFilter');
      },
      patience,
    );

    test(
      'refuses two handlers of one pattern at the start',
      async () => {
        @Controller()
        class Twice {
          @EventPattern<string>(`${topic}#Any`)
          one() {}

          @EventPattern<string>(`${topic}#Any`)
          two() {}
        }
        await expect(serve(Twice)).rejects.toThrow('two handlers');
      },
      patience,
    );

    test(
      'fails at the start when a topic was not declared',
      async () => {
        @Controller()
        class Elsewhere {
          @EventPattern<string>('undeclared-topic#Any')
          take() {}
        }
        await expect(serve(Elsewhere)).rejects.toThrow('undeclared-topic');
      },
      patience,
    );

    test(
      'gives access to the broker of client and server, and does not open or close it in the client',
      async () => {
        const other = new BrokerClient(broker);
        await other.connect();
        other.close();
        expect(other.unwrap()).toBe(broker);
        expect(new BrokerServer(broker, { group: 'g' }).unwrap()).toBe(broker);
        await expect(broker.publish([])).resolves.toBeUndefined();
      },
      patience,
    );
  });
}

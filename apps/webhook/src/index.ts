export * from './webhook.service.ts';

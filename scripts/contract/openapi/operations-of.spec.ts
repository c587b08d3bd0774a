import { Controller, Get as NestGet, Param } from '@nestjs/common';
import { PartnerApi } from '../../../apps/gateway/src/access/partner-api.ts';
import { DocumentedIn } from '../../../apps/gateway/src/openapi/documented-in.ts';
import { Delete, Post } from '../../../apps/gateway/src/openapi/route.ts';
import { GetOrderDto } from '../../../apps/gateway/src/orders/get-order.dto.ts';
import { NoFieldsDto } from '../../../apps/gateway/src/validation/no-fields.dto.ts';
import { ValidQuery } from '../../../apps/gateway/src/validation/valid-request.ts';
import { operationsOf } from './operations-of.ts';

const about = { summary: 'Move', description: 'Moves it.', answers: { 202: { description: 'It moves.' } } };

@PartnerApi('Orders')
class ParcelsController {
  @Post('parcel/:parcel_id/move', { ...about, problems: ['order_not_found'], repeated: 'harmless' })
  moveParcel(@Param('parcel_id') parcelId: string, @ValidQuery(GetOrderDto) query: GetOrderDto): unknown {
    return [parcelId, query];
  }

  other(): void {}
}

@Controller('v1/dashboard')
@DocumentedIn({ api: 'dashboard', tag: 'Users', isOpen: true })
class UsersController {
  @Delete('user', { ...about, roles: ['owner'], requiresConfirmation: true })
  removeUser(): void {}
}

@PartnerApi('Orders')
class UndeclaredController {
  @NestGet('parcels')
  listParcels(): void {}
}

test('collects the declarations of a route from Nest and the decorators of its method', () => {
  expect(operationsOf([UsersController, ParcelsController], 'partner')).toEqual([
    {
      ...about,
      id: 'moveParcel',
      method: 'post',
      path: '/v1/business/parcel/{parcel_id}/move',
      tag: 'Orders',
      query: GetOrderDto,
      body: { shape: NoFieldsDto, isOptional: true },
      problems: ['validation_failed', 'order_not_found'],
    },
  ]);
});

test('lists the problems that only requests with a session have in the document of the dashboard', () => {
  const [operation] = operationsOf([UsersController], 'dashboard');
  expect(operation).toMatchObject({
    isOpen: true,
    problems: ['cross_site_request', 'role_not_allowed', 'confirmation_required'],
  });
});

test('names a route that is not declared', () => {
  const message = 'GET /v1/business/parcels is not declared. Use the decorators of openapi/route.ts.';
  expect(() => operationsOf([UndeclaredController], 'partner')).toThrow(message);
});

import { Get, Header } from '@nestjs/common';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { DispatchApi } from '../access/dispatch-api.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { OpenApiDocuments } from '../openapi/openapi-documents.ts';

const asJson = ['Content-Type', 'application/json; charset=utf-8'] as const;

/** `GET /openapi.json` → the partners' API. */
@KeylessApi('openapi.json')
export class GetPartnerOpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get()
  @Header(...asJson)
  get(): Buffer {
    return this.documents.json('partner');
  }
}

/** `GET /v1/operator/openapi.json` → the operators' API. */
@OperatorApi()
export class GetOperatorOpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  @Header(...asJson)
  get(): Buffer {
    return this.documents.json('operator');
  }
}

/** `GET /v1/dispatch/openapi.json` → the API of dispatch systems. */
@DispatchApi()
export class GetDispatchOpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  @Header(...asJson)
  get(): Buffer {
    return this.documents.json('dispatch');
  }
}

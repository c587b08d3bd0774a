import { Get } from '@nestjs/common';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { DispatchApi } from '../access/dispatch-api.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { type OpenApiDocument, OpenApiDocuments } from '../openapi/openapi-documents.ts';

/** `GET /openapi.json` → the partners' API. */
@KeylessApi('openapi.json')
export class GetPartnerOpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get()
  get(): OpenApiDocument {
    return this.documents.document('partner');
  }
}

/** `GET /v1/operator/openapi.json` → the operators' API. */
@OperatorApi()
export class GetOperatorOpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  get(): OpenApiDocument {
    return this.documents.document('operator');
  }
}

/** `GET /v1/dispatch/openapi.json` → the API of dispatch systems. */
@DispatchApi()
export class GetDispatchOpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  get(): OpenApiDocument {
    return this.documents.document('dispatch');
  }
}

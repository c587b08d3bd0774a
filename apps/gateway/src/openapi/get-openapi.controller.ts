import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, Inject } from '@nestjs/common';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { DispatchApi } from '../access/dispatch-api.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { dispatchApi, operatorApi, partnerApi } from './described-apis.ts';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';

/** `GET /openapi.json` → the partners' API. */
@KeylessApi('openapi.json')
export class GetPartnerOpenApiController {
  private readonly document: OpenApiDocument;

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.document = openApiDocument(partnerApi, publicUrl);
  }

  @Get()
  get(): OpenApiDocument {
    return this.document;
  }
}

/** `GET /v1/operator/openapi.json` → the operators' API. */
@OperatorApi()
export class GetOperatorOpenApiController {
  private readonly document: OpenApiDocument;

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.document = openApiDocument(operatorApi, publicUrl);
  }

  @Get('openapi.json')
  get(): OpenApiDocument {
    return this.document;
  }
}

/** `GET /v1/dispatch/openapi.json` → the API of dispatch systems. */
@DispatchApi()
export class GetDispatchOpenApiController {
  private readonly document: OpenApiDocument;

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.document = openApiDocument(dispatchApi, publicUrl);
  }

  @Get('openapi.json')
  get(): OpenApiDocument {
    return this.document;
  }
}

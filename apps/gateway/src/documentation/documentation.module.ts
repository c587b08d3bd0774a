import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { OpenApiDocuments } from '../openapi/openapi-documents.ts';
import { builtFolder } from '../static-files/static-files.ts';
import {
  DocumentationAssetsController,
  DocumentationController,
  PlainTextsController,
} from './documentation.controller.ts';
import { DOCUMENTATION_FOLDER, DocumentationSite } from './documentation-site.ts';
import {
  GetDispatchOpenApiController,
  GetOperatorOpenApiController,
  GetPartnerOpenApiController,
} from './get-openapi.controller.ts';
import { ProblemPageController } from './problem-page.controller.ts';

/** The guides, the documents of the APIs, and the pages of problems. */
@Module({
  imports: [AccessModule],
  controllers: [
    DocumentationAssetsController,
    DocumentationController,
    PlainTextsController,
    GetPartnerOpenApiController,
    GetOperatorOpenApiController,
    GetDispatchOpenApiController,
    ProblemPageController,
  ],
  providers: [
    OpenApiDocuments,
    {
      provide: DocumentationSite,
      useFactory: (settings: Settings, folder?: string) =>
        new DocumentationSite(folder ?? builtFolder('@dakpion/documentation'), settings),
      inject: [SETTINGS, { token: DOCUMENTATION_FOLDER, optional: true }],
    },
  ],
})
export class DocumentationModule {}

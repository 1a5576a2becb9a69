import { Hono } from 'hono'
import { z } from 'zod'
import { organisation } from '../organisation/current-organisation.ts'
import type { Organisation } from '../organisation/organisation.ts'
import type { ApiEnvironment } from './api-environment.server.ts'
import { type Description, describeEndpoint } from './describe-endpoint.server.ts'
import { documentEndpoint } from './document-endpoint.ts'
import { mountEndpoint } from './mount-endpoint.server.ts'
import { createApiDocument } from './openapi.server.ts'

export const described = {
  document: describeEndpoint(documentEndpoint, {
    summary: 'This document.',
    access: 'everybody',
    answer: z.looseObject({ openapi: z.string() }),
  }),
}

/**
 * The document of the API, for everybody: it says no more than the pages do that call the
 * endpoints. Made when it is first asked for, and when the organisation is renamed.
 */
export function createDocumentApi(descriptions: readonly Description[]): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>()
  let made: { of: Organisation | null; text: string } | undefined
  mountEndpoint(api, described.document, [], ({ context }) => {
    const of = organisation()
    if (made?.of !== of || !made)
      made = { of, text: JSON.stringify(createApiDocument(descriptions)) }
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }
    return context.body(made.text, 200, headers)
  })
  return api
}

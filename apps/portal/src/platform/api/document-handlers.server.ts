import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { z } from 'zod'
import { organisation } from '../organisation/current-organisation.ts'
import type { Organisation } from '../organisation/organisation.ts'
import { closedServices } from '../services/current-services.ts'
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
 * endpoints. Made when it is first asked for, and when the organisation is renamed or a service
 * is switched off.
 * @param reachable the endpoints that are there now
 */
export function createDocumentApi(reachable: () => readonly Description[]): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>()
  api.use(documentEndpoint.path, compress())
  let made: { of: Organisation | null; without: string; text: string } | undefined
  mountEndpoint(api, described.document, [], ({ context }) => {
    const of = organisation()
    const without = closedServices()
    if (!made || made.of !== of || made.without !== without)
      made = { of, without, text: JSON.stringify(createApiDocument(reachable())) }
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }
    return context.body(made.text, 200, headers)
  })
  return api
}

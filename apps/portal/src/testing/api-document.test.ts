import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { createApiDocument } from '#platform/api/openapi.server.ts'
import { descriptions } from '../features.server.ts'

const document = createApiDocument(descriptions)

it('is a document by the specification of OpenAPI', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

it('refers to nothing outside of itself, so that every tool can read it', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)
  const known = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  )
  expect(known).toEqual(expect.arrayContaining([...references].map(([, to]) => to)))
})

it('describes each endpoint once', () => {
  const names = descriptions.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(descriptions.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(descriptions.length)
})

it('knows the refusals of each endpoint, with what they say besides', () => {
  const deliver = document.paths['/api/semester-registrations']?.post
  expect(deliver?.security).toEqual([{ institutionKey: [] }])
  expect(Object.keys(deliver?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '409', '413', '415', '422', '429', '503']),
  )
  expect(deliver?.responses[422]?.content?.['application/json']?.schema).toMatchObject({
    anyOf: [{ properties: { error: { const: 'REGISTRATIONS_INVALID' }, problems: {} } }],
  })
})

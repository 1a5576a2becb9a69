import { defaultLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { organisationName } from '../organisation/organisation-name.ts'
import {
  type Description,
  detailsOf,
  isMachineOnly,
  isSchema,
  isStaffOnly,
  refusalsOf,
  statusOf,
} from './describe-endpoint.server.ts'

type JsonSchema = Record<string, unknown>
type Response = { description: string; content?: Record<string, { schema: JsonSchema }> }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, []>[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Response>
}

/** OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1), as far as we say anything in it. */
export type ApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, Readonly<Record<string, string>>>
    schemas: Record<string, JsonSchema>
  }
}

/** The cookies of people; those of machines are with their endpoints. */
const cookies = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-portal-session' },
  staffAccess: { type: 'apiKey', in: 'cookie', name: '__Host-portal-staff' },
} as const

/** What the descriptions of all endpoints say, for people and for tools. */
export function createApiDocument(descriptions: readonly Description[]): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const schemas: ApiDocument['components']['schemas'] = {}
  const securitySchemes: ApiDocument['components']['securitySchemes'] = { ...cookies }
  for (const description of descriptions) {
    const { endpoint, access } = description
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = moveDefinitions(operationOf(description), schemas)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    if (isMachineOnly(access)) securitySchemes[access.machine.name] = access.machine.scheme
  }
  return {
    openapi: '3.1.1',
    info: {
      title: organisationName(defaultLocale),
      version: '1',
      description:
        'Made of the descriptions by which the server serves each endpoint. Every endpoint may also answer 500, with a request id and nothing else, 405 to a method that it does not have, and 404 with SERVICE_OFF once its service is switched off.',
    },
    paths,
    components: { securitySchemes, schemas },
  }
}

function operationOf(description: Description): Operation {
  const { endpoint, summary, body } = description
  const parameters = parametersOf(description)
  const notes = notesOf(description)
  return {
    operationId: nameOf(endpoint),
    tags: [endpoint.path.replace(/^\/api\/(frontend\/)?/, '').split('/')[0] ?? ''],
    summary,
    ...(notes && { description: notes }),
    security: securityOf(description),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: isSchema(body)
          ? { 'application/json': { schema: toJsonSchema(body, 'input') } }
          : Object.fromEntries(
              [body.type, ...(body.otherTypes ?? [])].map((type) => [type, { schema: {} }]),
            ),
      },
    }),
    responses: responsesOf(description),
  }
}

/** `GET /api/preview/end` is `getApiPreviewEnd`. */
function nameOf({ method, path }: Description['endpoint']): string {
  const words = path.split(/\W/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return method.toLowerCase() + words.join('')
}

/** A schema that refers to itself is beside the paths, under a name of its own. */
function moveDefinitions(operation: Operation, schemas: Record<string, JsonSchema>): Operation {
  const { operationId: id } = operation
  const found: Record<string, JsonSchema> = {}
  const rename = (text: string) => text.replaceAll('"#/$defs/', `"#/components/schemas/${id}.`)
  const written = JSON.stringify(operation, (key, value: unknown) => {
    if (key !== '$defs') return value
    Object.assign(found, value)
    return undefined
  })
  for (const [name, schema] of Object.entries(found))
    schemas[`${id}.${name}`] = JSON.parse(rename(JSON.stringify(schema)))
  return JSON.parse(rename(written))
}

function notesOf({ access, limits, longestBody, audits }: Description): string {
  return [
    isStaffOnly(access) &&
      `For staff: ${access.staff.length > 0 ? access.staff.join(', ') : 'any role'}.`,
    limits && `Limits: ${limits}`,
    longestBody && `At most ${longestBody} bytes.`,
    audits && audits.length > 0 && `Written to the audit log: ${audits.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function securityOf({ access }: Description): Record<string, []>[] {
  if (access === 'everybody') return []
  if (isMachineOnly(access)) return [{ [access.machine.name]: [] }]
  return [isStaffOnly(access) ? { session: [], staffAccess: [] } : { session: [] }]
}

function parametersOf({ endpoint, params, query }: Description) {
  const known = params ? propertiesOf(params.schema) : []
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: known.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' },
  }))
  const inQuery = query
    ? propertiesOf(query).map((parameter) => ({ ...parameter, in: 'query' as const }))
    : []
  return [...inPath, ...inQuery]
}

/** Parameters in the type that they are parsed to: `page=2` is a number. */
function propertiesOf(schema: $ZodType) {
  const given = toJsonSchema(schema, 'input')
  const read = toJsonSchema(schema, 'output')
  const required = Array.isArray(given.required) ? given.required : []
  return Object.entries((read.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, property]) => ({
      name,
      required: required.includes(name) && !('default' in property),
      schema: property,
    }),
  )
}

function responsesOf(description: Description): Record<string, Response> {
  const { answer, mayBeUnchanged } = description
  const responses: Record<string, Response> = { [statusOf(description)]: successOf(answer) }
  if (!isSchema(answer) && answer.kind === 'file' && answer.inParts)
    responses[206] = { ...successOf(answer), description: 'The range of bytes that is asked for.' }
  if (mayBeUnchanged) responses[304] = { description: 'The asker has it already.' }
  for (const [code, status] of refusalsOf(description)) {
    const schema = refusalSchema(description, code)
    const known = responses[status]
    const others = (known?.content?.['application/json']?.schema.anyOf ?? []) as JsonSchema[]
    responses[status] = {
      description: known ? `${known.description}, ${code}` : code,
      content: { 'application/json': { schema: { anyOf: [...others, schema] } } },
    }
  }
  return responses
}

function successOf(answer: Description['answer']): Response {
  if (isSchema(answer))
    return {
      description: 'Success.',
      content: { 'application/json': { schema: toJsonSchema(answer, 'output') } },
    }
  if (answer.kind === 'redirect') return { description: 'Leads on to another address.' }
  if (answer.kind === 'nothing') return { description: 'Nothing.' }
  const content = Object.fromEntries(answer.types.map((type) => [type, { schema: {} }]))
  return { description: 'A file.', content }
}

function refusalSchema(description: Description, code: string): JsonSchema {
  const { refusals, refusalField } = description
  const field = refusals?.[code] === undefined ? 'error' : (refusalField ?? 'error')
  const details = detailsOf(description, code)
  const { properties = {}, required = [] } = details ? toJsonSchema(details, 'output') : {}
  return {
    type: 'object',
    properties: { [field]: { const: code }, ...(properties as JsonSchema) },
    required: [field, ...(required as string[])],
    additionalProperties: false,
  }
}

function toJsonSchema(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return written
}

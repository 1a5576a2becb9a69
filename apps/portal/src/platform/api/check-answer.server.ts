import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { safeParse } from 'zod/v4/core'
import {
  type Description,
  detailsOf,
  isSchema,
  refusalsOf,
  statusOf,
} from './describe-endpoint.server.ts'

/** In tests alone: an answer that its description does not promise is a failure of the server. */
export class UndescribedAnswerError extends Error {
  override name = 'UndescribedAnswerError'
}

/** @throws {UndescribedAnswerError} it is another one than the endpoint's description says */
export async function checkAnswer(description: Description, response: Response): Promise<void> {
  const problem = await findProblem(description, response)
  if (problem === null) return
  const { method, path } = description.endpoint
  throw new UndescribedAnswerError(`${method} ${path}: ${response.status} ${problem}`)
}

async function findProblem(description: Description, response: Response): Promise<string | null> {
  const { answer, mayBeUnchanged } = description
  // What nobody expected is no promise of the endpoint.
  if (response.status === 500) return null
  if (response.status === 304) return mayBeUnchanged ? null : 'is no status of this endpoint'
  if (response.status >= 400) return findRefusalProblem(description, await readJson(response))
  if (response.status !== statusOf(description) && !isPart(description, response))
    return 'is no status of this endpoint'
  if (isSchema(answer)) return findMismatch(answer, await readJson(response))
  if (answer.kind === 'redirect') return response.headers.has('location') ? null : 'leads nowhere'
  if (answer.kind === 'nothing') return response.body === null ? null : 'has a body'
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  return answer.types.includes(type) ? null : `is ${type}`
}

function isPart({ answer }: Description, { status }: Response): boolean {
  return status === 206 && !isSchema(answer) && answer.kind === 'file' && answer.inParts === true
}

function findRefusalProblem(description: Description, answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return 'is no refusal'
  const [[field, code] = [], ...details] = Object.entries(answer)
  if (typeof code !== 'string') return 'is no refusal'
  const own = description.refusals?.[code] !== undefined ? description.refusalField : undefined
  if (field !== (own ?? 'error')) return `says ${code} in ${field}`
  if (!refusalsOf(description).has(code)) return `refuses with ${code}`
  const schema = detailsOf(description, code)
  if (schema) return findMismatch(schema, Object.fromEntries(details))
  return details.length === 0 ? null : `says more than ${code}`
}

function findMismatch(schema: Parameters<typeof safeParse>[0], value: unknown): string | null {
  const parsed = safeParse(schema, value)
  if (parsed.success) return null
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

async function readJson(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.clone().arrayBuffer())
  const decode = decoders[response.headers.get('content-encoding') ?? '']
  try {
    return JSON.parse((decode ? decode(bytes) : bytes).toString())
  } catch {
    return undefined
  }
}

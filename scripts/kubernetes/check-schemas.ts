import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import type { Manifest } from './manifest.ts'

const { kinds, definitions } = JSON.parse(
  readFileSync(new URL('schemas.json', import.meta.url), 'utf8'),
) as { kinds: Record<string, object>; definitions: Record<string, object> }

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
const compiled = new Map<string, ValidateFunction>()

/** What the API of Kubernetes would refuse, and what it would drop without a word: unknown fields. */
export function findSchemaProblems(objects: readonly Manifest[]): string[] {
  return objects.flatMap((object) => {
    const name = `${object.kind} ${object.metadata?.name}`
    const validate = validatorOf(`${object.apiVersion}/${object.kind}`)
    if (!validate) return [`${name}: no schema of ${object.apiVersion}`]
    if (validate(object)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const property = params.additionalProperty ? ` ${params.additionalProperty}` : ''
      return `${name}: ${instancePath || '/'} ${message}${property}`
    })
  })
}

function validatorOf(kind: string): ValidateFunction | undefined {
  const schema = kinds[kind]
  if (!schema) return undefined
  const known = compiled.get(kind) ?? ajv.compile({ ...schema, definitions })
  compiled.set(kind, known)
  return known
}

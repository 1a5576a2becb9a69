import type { z } from 'zod/mini'
import type { AuditField } from '#core/audit/audit-names.ts'
import type { AuditValue } from '#core/audit/contract.ts'

export type Option = { readonly value: string; readonly text: string }

type InputKind<Context> =
  | { readonly type: 'text' | 'email' | 'number' | 'kroner' | 'date' | 'lines' }
  | {
      /**
       * A list that opens; radio buttons, which show every option at once; or checkboxes, of which any
       * number is chosen and typed as the values with commas between them.
       */
      readonly type: 'choice' | 'radios' | 'checkboxes'
      readonly options: (context: Context) => readonly Option[]
    }

/** One control on the screen. A value with a text for each language has one for each. */
export type Input<Context> = InputKind<Context> & {
  /** What follows the field's name in the input's; empty where the field has one input. */
  readonly suffix: string
  readonly label: () => string
  readonly hint?: (() => string) | undefined
}

/**
 * One field that staff edit, described once: its form, its parsing, what the API answers, what the
 * audit log shows.
 * @typeParam Value as JSON, in a request, in an answer, and under the same name in the table
 * @typeParam Context what the options are taken from: all that staff set in this place
 * @typeParam Key under which entries of the audit log hold it
 */
export type EditableField<Value = unknown, Context = never, Key extends string = string> = {
  /** Judges what is sent; its messages are codes that `codeText` of the form knows. */
  readonly schema: z.ZodMiniType<Value>
  readonly inputs: readonly Input<Context>[]
  readonly audit: AuditField & { readonly key: Key }
  /** What was typed, in the order of the inputs, as it is sent; the schema judges it. */
  readonly read: (typed: readonly string[]) => unknown
  /** What the inputs show, in their order. */
  write(value: Value): readonly string[]
  /** What the audit log holds of a value; the value itself if left out. */
  audited?(value: Value): AuditValue
}

export type Fields<Context = never> = Readonly<Record<string, EditableField<unknown, Context>>>

export type ShapeOf<F extends Fields> = {
  [Name in keyof F]: F[Name]['schema']
}

export type AuditKeyOf<F extends Fields> = F[keyof F]['audit']['key']

import { z } from 'zod'
import { cardProblemNames } from '../order/problem.ts'

/** The operations that a fault can affect. `payer` is the card form and the bank’s page. */
export const operations = [
  'create',
  'get',
  'update',
  'abort',
  'abort-attempt',
  'capture',
  'cancel',
  'reversal',
  'script',
  'payer',
] as const
export type Operation = (typeof operations)[number]

const when = z
  .enum(['before', 'after'])
  .describe('whether the operation fails before or after it was carried out')

const always = {
  operation: z.enum(operations),
  /** The number of times; without it until it is removed. */
  count: z.number().int().min(1).max(1_000_000).optional(),
  probability: z.number().gt(0).max(1).default(1),
  /** Only orders with this id, payeeReference or orderReference. */
  only: z.string().min(1).max(200).optional(),
}

const kinds = z.discriminatedUnion('kind', [
  z.strictObject({ ...always, kind: z.literal('timeout'), when }),
  z.strictObject({ ...always, kind: z.literal('reset'), when }),
  z.strictObject({
    ...always,
    kind: z.literal('status'),
    status: z.literal([500, 502, 504]),
    when,
  }),
  z.strictObject({
    ...always,
    kind: z.literal('slow'),
    seconds: z.number().min(0).max(600),
    when,
  }),
  z.strictObject({ ...always, kind: z.literal('cut') }),
  z.strictObject({ ...always, kind: z.literal('not-json') }),
  z.strictObject({ ...always, kind: z.literal('empty-transactions') }),
  z.strictObject({
    ...always,
    kind: z.literal('stale'),
    milliseconds: z.number().int().min(1).max(600_000),
  }),
  z.strictObject({ ...always, kind: z.literal('not-found') }),
  z.strictObject({
    ...always,
    kind: z.literal('decline'),
    problem: z.enum(cardProblemNames).default('carddeclined'),
  }),
  z.strictObject({ ...always, kind: z.literal('payer-closes') }),
  z.strictObject({
    ...always,
    kind: z.literal('restart'),
    when,
    downMilliseconds: z.number().int().min(0).max(600_000).default(0),
  }),
])

export type FaultKind = z.infer<typeof kinds>['kind']

/** Where a kind makes sense; elsewhere it is refused instead of never entries. */
const places: Partial<Record<FaultKind, readonly Operation[]>> = {
  'empty-transactions': ['get'],
  stale: ['get'],
  'not-found': ['get', 'script'],
  decline: ['payer', 'capture', 'reversal'],
  'payer-closes': ['payer'],
}

export const Fault = kinds.refine(
  ({ operation, kind }) => places[kind]?.includes(operation) ?? true,
  { message: 'this kind of fault does not happen at this operation', path: ['kind'] },
)
export type Fault = z.infer<typeof Fault>
export type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>

export const callbackModes = [
  'normal',
  'off',
  'drop',
  'duplicate',
  'delayed',
  'before-create',
  'after-complete',
] as const

export const CallbackSwitch = z.strictObject({
  mode: z.enum(callbackModes),
  /** For `delayed` and `after-complete`: the delay in simulated seconds. */
  seconds: z.number().min(0).max(86_400).default(30),
})
export type CallbackSwitch = z.infer<typeof CallbackSwitch>

/** Settings that can change while the simulator runs. */
export class Switches {
  readonly #random: () => number
  readonly #initial: { variations: boolean; callbacks: CallbackSwitch }
  #faults: Fault[] = []
  variations: boolean
  callbacks: CallbackSwitch

  constructor(initial: { variations: boolean; callbacks: CallbackSwitch }, random: () => number) {
    this.#random = random
    this.#initial = initial
    this.variations = initial.variations
    this.callbacks = initial.callbacks
  }

  get faults(): readonly Fault[] {
    return this.#faults
  }

  setFaults(faults: readonly Fault[]): void {
    this.#faults = [...faults]
  }

  addFault(fault: Fault): void {
    this.#faults.push(fault)
  }

  reset(): void {
    this.#faults = []
    this.variations = this.#initial.variations
    this.callbacks = this.#initial.callbacks
  }

  /** The fault that this request meets, if any: the first that is set for it and whose die falls. */
  draw(operation: Operation, names: readonly (string | undefined)[]): Fault | undefined {
    const drawn = this.#faults.find(
      (fault) =>
        fault.operation === operation &&
        (fault.only === undefined || names.includes(fault.only)) &&
        (fault.probability === 1 || this.#random() < fault.probability),
    )
    if (drawn?.count === undefined) return drawn
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== drawn) return [fault]
      return drawn.count === 1 ? [] : [{ ...drawn, count: (drawn.count ?? 1) - 1 }]
    })
    return drawn
  }
}

import type { SentForm } from '../contract.ts'
import type { FormDefinition } from '../form-definition.ts'

export type PublicFormProps = {
  /** The same object at every rendering. */
  definition: FormDefinition
  /** Above the form; it goes with it when the form is sent. */
  heading: string
  /** Sends what was filled in, by the endpoint of the feature. */
  send: (form: SentForm) => Promise<unknown>
  sendText: string
  /** How a feature speaks of its own refusals. */
  errorText?: (failure: unknown) => string
  /** The confirmation after it was received. */
  sent: { heading: string; text: (email: string) => string; another: string }
}

import type { Locale } from '@trivsel/content-contract/locales'

/** A message of the catalogue without inputs. */
export type Text = (inputs?: object, options?: { locale?: Locale }) => string

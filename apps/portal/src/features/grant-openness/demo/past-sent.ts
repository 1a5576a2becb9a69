import type { SentDemo } from './add-application.server.ts'
import type { PastApplication } from './plan-past.ts'

export type PastSent = { readonly planned: PastApplication; readonly sent: SentDemo }

/** What a server needs to send to a browser. */
export type PushTargetForm = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A browser that takes messages. */
export type PushDevice = {
  id: number
  /** `Firefox`, `Windows`; null where the browser did not say. */
  browser: string | null
  system: string | null
  /** ISO 8601. */
  since: string
  isThisOne: boolean
}

export type PushDevices = {
  /** What browsers know the site by; null where nothing is pushed. */
  publicKey: string | null
  items: PushDevice[]
}

/** A site that was restored from a backup, and that nobody has released yet. */
export type Quarantine = {
  /** What was written later is lost. */
  readonly backupStartedAt: Date
  readonly restoredAt: Date
}

let held: Quarantine | null = null

/** Keeps what this process knows of it. */
export function holdQuarantine(quarantine: Quarantine | null): void {
  held = quarantine
}

/** `null` while the site works as usual. */
export const currentQuarantine = (): Quarantine | null => held

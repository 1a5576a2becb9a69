import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { attach } from './consent-settings.behaviour.ts'

/** Opens the choice again. It needs JavaScript, as everything does that the choice is about. */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  const button = useBehaviour<HTMLButtonElement>(attach)
  return (
    <button ref={button} type="button" className={className} data-behaviour="consent-settings">
      {m.consent_settings()}
    </button>
  )
}

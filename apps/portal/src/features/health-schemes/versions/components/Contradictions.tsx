import { Alert } from '@digdir/designsystemet-react'
import type { Contradiction } from '#core/health-refunds/rules/contradictions.ts'
import { m } from '#messages'
import { contradictionTexts } from '../../model/scheme-texts.ts'
import { contradictionsId } from '../field-props.ts'

/** Why the rules cannot be meant as they are, said while one types. */
export function Contradictions({ found }: { found: readonly Contradiction[] }) {
  return (
    <div role="status">
      {found.length > 0 && (
        <Alert data-color="warning" id={contradictionsId} tabIndex={-1}>
          <p>{m.health_scheme_contradicts()}</p>
          <ul>
            {found.map((one) => (
              <li key={one}>{contradictionTexts[one]()}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}

import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import partStyles from '#ui/parts/Parts.module.css'
import type { Health } from '../../model/contract.ts'
import { useChildAction } from '../../model/use-child-action.ts'
import { viewHealth } from '../queries.ts'
import { HealthForm } from './HealthForm.tsx'
import { HealthViewList } from './HealthViewList.tsx'

/** Allergies, medicines and notes, behind a press: each look at them is written down. */
export function HealthPart({ childId }: { childId: string }) {
  const [health, setHealth] = useState<Health | null>(null)
  const [areViewsShown, setViewsShown] = useState(false)
  const viewing = useChildAction({
    call: () => viewHealth(childId),
    done: null,
    onDone: setHealth,
  })
  return (
    <section aria-labelledby="child-health" className={partStyles.part}>
      <h2 id="child-health">{m.my_kindergarten_health()}</h2>
      <p>{m.my_kindergarten_health_text()}</p>
      {health ? (
        <HealthForm
          key={health.version}
          childId={childId}
          health={health}
          onSaved={setHealth}
          onReload={() => viewing.mutate()}
          onClose={() => setHealth(null)}
        />
      ) : (
        <div>
          <Button variant="secondary" loading={viewing.isPending} onClick={() => viewing.mutate()}>
            {m.my_kindergarten_health_show()}
          </Button>
        </div>
      )}
      {areViewsShown ? (
        <HealthViewList childId={childId} />
      ) : (
        <div>
          <Button variant="tertiary" onClick={() => setViewsShown(true)}>
            {m.my_kindergarten_views_show()}
          </Button>
        </div>
      )}
    </section>
  )
}

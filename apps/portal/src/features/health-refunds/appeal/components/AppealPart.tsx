import { m } from '#messages'
import partStyles from '#ui/parts/Parts.module.css'
import type { OwnDecisions } from '../../letters/contract.ts'
import { appealHeadingId } from '../use-focus-after.ts'
import { SentAppeal } from './SentAppeal.tsx'
import { WriteAppeal } from './WriteAppeal.tsx'

type Props = {
  id: string
  decided: Pick<OwnDecisions, 'appeals' | 'way'>
  /** The application may be changed and sent again besides. */
  mayChange: boolean
}

/** Appeals of an application, and the form for one. */
export function AppealPart({ id, decided: { appeals, way }, mayChange }: Props) {
  const mayAppeal = way === 'open' || way === 'late'
  if (appeals.length === 0 && !mayAppeal) return null
  return (
    <section aria-labelledby={appealHeadingId} className={partStyles.part}>
      <h2 id={appealHeadingId} tabIndex={-1}>
        {m.health_appeal_own_heading()}
      </h2>
      {appeals.map((appeal) => (
        <SentAppeal key={appeal.id} id={id} appeal={appeal} />
      ))}
      {mayAppeal && (
        <>
          <p>{way === 'open' ? m.health_appeal_own_how() : m.health_appeal_own_late_how()}</p>
          {mayChange && <p>{m.health_appeal_own_or_change()}</p>}
          <WriteAppeal id={id} isLate={way === 'late'} />
        </>
      )}
    </section>
  )
}

import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { serviceNames } from '#platform/services/service-names.ts'
import { neededServices } from '#platform/services/services.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ServicesView, ServiceView } from '../contract.ts'
import styles from './Services.module.css'
import { SwitchDialog } from './SwitchDialog.tsx'
import { Unfinished } from './Unfinished.tsx'

/** Each service with its state, and the button that switches it. */
export function ServiceRows({ view }: { view: ServicesView }) {
  const [chosen, setChosen] = useState<ServiceView | null>(null)
  return (
    <div className={styles.services}>
      <Rows label={m.services_heading()}>
        {view.services.map((one) => {
          const name = serviceNames[one.service]()
          const needed = neededServices[one.service]
          const isAlong = one.isOn && needed !== undefined && view.states[one.service] !== undefined
          return (
            <Row
              key={one.service}
              name={name}
              details={
                <>
                  <p>
                    {isAlong
                      ? m.services_off_along({ name: serviceNames[needed]() })
                      : stateText(one, view)}
                  </p>
                  {view.states[one.service] && <Unfinished of={one} />}
                </>
              }
              action={
                !isAlong && (
                  <Button variant="tertiary" onClick={() => setChosen(one)}>
                    {one.isOn ? m.services_switch_off() : m.services_switch_on()}
                    <span className="ds-sr-only"> {name}</span>
                  </Button>
                )
              }
            />
          )
        })}
      </Rows>
      {chosen && <SwitchDialog service={chosen} view={view} onClose={() => setChosen(null)} />}
    </div>
  )
}

function stateText({ service }: ServiceView, { states }: ServicesView): string {
  const state = states[service]
  if (state === 'closing') return m.services_closing()
  return state === 'off' ? m.services_off() : m.services_on()
}

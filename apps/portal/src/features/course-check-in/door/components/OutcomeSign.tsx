import styles from './Door.module.css'

/** `yes`: in. `stop`: look closer. `no`: not with this. `wait`: nothing to decide. */
export type Sign = 'yes' | 'stop' | 'no' | 'wait'

const paths: Record<Sign, string> = {
  yes: 'M4 12.5l5.5 5.5L20 6.5',
  stop: 'M12 4v10M12 18.5v.5',
  no: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  wait: 'M12 6v6.5l4 2.5',
}

/** Beside the words, for who does not see the colour. */
export function OutcomeSign({ sign }: { sign: Sign }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" width="48" height="48" aria-hidden="true">
      <path
        d={paths[sign]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

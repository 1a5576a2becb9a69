import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './Money.module.css'

/** The ways from one page about money to those that belong to it. */
export function MoneyLinks(props: {
  links: readonly { to: NonNullable<LinkProps['to']>; name: string }[]
}) {
  return (
    <p className={styles.links}>
      {props.links.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </p>
  )
}

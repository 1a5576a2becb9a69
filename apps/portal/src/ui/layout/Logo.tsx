import styles from './Logo.module.css'

/** The logo word with its leaf. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 132 36"
      width="132"
      height="36"
      aria-hidden="true"
      focusable="false"
      className={styles.logo}
    >
      <path d="M4 20C4 10 12 4 24 4c0 12-6 20-16 20-1.5 0-2.8-.3-4-.8z" fill="#a9cf9b" />
      <path
        d="M5 30c1.5-8 6-14 13-18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <text x="32" y="26" fontSize="25" fontWeight="700" letterSpacing="-.6" fill="currentColor">
        Trivsel
      </text>
    </svg>
  )
}

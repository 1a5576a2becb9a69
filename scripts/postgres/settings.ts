/**
 * Settings for a development machine or a small production server (2 cores, a few GB to spare).
 * They are given on the command line, so that a data folder never carries settings of its own.
 */
export function serverSettings(options: { port: number; durable: boolean }): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(options.port),
    unix_socket_directories: '',
    // Of several portals, or of tests that run beside each other; an idle one costs little.
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '2GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Texts of statements and errors hold personal data (values, rows), and so do their details.
    // "log" leaves out ERROR and WARNING: the application gets those and logs their codes.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_checkpoints: 'off',
    ...(options.durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          // It may lie in memory.
          max_wal_size: '256MB',
        }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

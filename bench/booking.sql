-- pgbench -n -M prepared -D class_id=… -D center_id=… -f bench/booking.sql
-- Needs members bench-1, bench-2, … with a membership, and: create sequence bench_member.
select * from portal.book_group_class(:class_id, :center_id, array['bench-' || nextval('bench_member')]);

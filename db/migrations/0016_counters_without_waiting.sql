-- Who counts a call does not wait for the disk: a database that is killed forgets the counts of its last moment.
CREATE FUNCTION count_without_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rate_limits_without_waiting BEFORE INSERT OR UPDATE OR DELETE ON "rate_limits"
FOR EACH STATEMENT EXECUTE FUNCTION count_without_waiting();

-- On the disks of today a page read out of order costs hardly more than one read in order, and the statements of a shop are
-- too short to be compiled. Said for this role in this database alone; other shops on the same server are left as they are.
DO $$
BEGIN
  EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET random_page_cost = 1.1', current_database());
  EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'The planner keeps the settings of the server.';
END $$;

-- Runs in the template of the test databases. A test leaves its database to the next one: `recycle.reset()` gives it the
-- rows and sequences of the template again.
create schema recycle;

-- The schema is not reset: a database whose schema a test has changed is used by no other.
create table recycle.schema_changes (command text not null);

do $$
declare
  each_table record;
  sequence record;
  columns text;
  has_rows boolean;
  statements text := '';
begin
  for each_table in
    select c.oid, format('%I.%I', n.nspname, c.relname) as name, format('recycle.%I', n.nspname || '.' || c.relname) as copy
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\_%' and n.nspname not in ('information_schema', 'recycle')
  loop
    statements := statements || format(
      'delete from %s; get diagnostics affected = row_count; removed := removed + affected;', each_table.name);
    execute format('select exists (select from %s)', each_table.name) into has_rows;
    continue when not has_rows;
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute where attrelid = each_table.oid and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('create table %s as table %s', each_table.copy, each_table.name);
    statements := statements || format(
      'insert into %s (%s) overriding system value select %2$s from %s;', each_table.name, columns, each_table.copy);
  end loop;

  for sequence in select format('%I.%I', schemaname, sequencename) as name, start_value, last_value from pg_sequences loop
    statements := statements || format('perform setval(%L, %s, %L);',
      sequence.name, coalesce(sequence.last_value, sequence.start_value), sequence.last_value is not null);
  end loop;

  execute format($function$
    create function recycle.reset() returns int language plpgsql as $body$
    declare
      removed int := 0;
      affected int;
    begin
      if exists (select from recycle.schema_changes) or exists (
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend' and state <> 'idle'
      ) then
        return null;
      end if;
      -- Neither triggers nor foreign keys.
      set local session_replication_role = replica;
      %s
      return removed;
    end
    $body$
  $function$, statements);
end
$$;

comment on function recycle.reset is 'The number of removed rows; null if the database must not be used again.';

create function recycle.note_schema_change() returns event_trigger language plpgsql as $$
begin
  if tg_tag like 'DROP %' or exists (
    select from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp'
  ) then
    insert into recycle.schema_changes values (tg_tag);
  end if;
end
$$;

create event trigger note_schema_change on ddl_command_end execute function recycle.note_schema_change();

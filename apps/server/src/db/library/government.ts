import type { CourseContent } from './types.ts';

export const government: CourseContent = {
  key: 'government',
  title: 'American Government',
  subject: 'Social Studies',
  description:
    'How the United States governs itself: the Constitution and its three branches, federalism, ' +
    'rights and courts, elections and the making of policy. Students apply principles to real cases ' +
    'and write the briefs and memos that citizens and officials write.',
  gradeLevel: 12,
  credits: 0.5,
  ncaaArea: 'social_science',
  modules: [
    {
      title: 'The Constitution and the Branches',
      lessons: [
        {
          key: 'constitution-principles',
          title: 'The Constitution: Power and Its Limits',
          estimatedMinutes: 30,
          objectives: [
            'Explain the six main principles of the Constitution and where each is found in the text',
            'Interpret Madison’s argument in Federalist No. 51 about why power must check power',
            'Describe how the Constitution is amended and calculate the majorities this requires',
            'Apply constitutional principles to a new plan of government',
          ],
          introduction:
            'Give a group too little power and it cannot do its job; give it too much and nobody can stop ' +
            'it. Every team captain, club and country meets this problem. The Constitution is one answer, ' +
            'about 4,400 words long when it was signed and still in force. In this lesson you will take it ' +
            'apart to see how each piece both grants power and limits it.',
          mainContent: `<h2>A plan on four sheets of parchment</h2>
<p>The Constitution of 1787 opens with a <strong>Preamble</strong> that says who is speaking and why:</p>
<blockquote><p>We the People of the United States, in Order to form a more perfect Union, establish Justice,
insure domestic Tranquility, provide for the common defence, promote the general Welfare, and secure the
Blessings of Liberty to ourselves and our Posterity, do ordain and establish this Constitution for the United
States of America.</p></blockquote>
<p>Seven articles follow, and since then twenty-seven amendments. Article I creates Congress, Article II the
presidency and Article III the courts. The others deal with relations among the states (IV), amendments (V),
the supremacy of national law (VI) and ratification (VII).</p>
<h2>Six principles</h2>
<table>
<thead>
<tr><th scope="col">Principle</th><th scope="col">Meaning</th><th scope="col">Where to see it</th></tr>
</thead>
<tbody>
<tr><th scope="row">Popular sovereignty</th> <td>Power comes from the people</td> <td>“We the People”;
elections of the House</td></tr>
<tr><th scope="row">Limited government</th> <td>Officials have only the powers they are given</td> <td>The
lists in Article I, sections 8 and 9</td></tr>
<tr><th scope="row">Rule of law</th> <td>Law binds everyone, including those who govern</td> <td>Oaths of
office; impeachment</td></tr>
<tr><th scope="row">Separation of powers</th> <td>Different branches make, carry out and interpret law</td>
<td>Articles I, II and III</td></tr>
<tr><th scope="row">Checks and balances</th> <td>Each branch can hold back the others</td> <td>Veto, override,
Senate approval of judges</td></tr>
<tr><th scope="row">Federalism</th> <td>Power is shared between nation and states</td> <td>Article VI; Tenth
Amendment</td></tr>
</tbody>
</table>
<p>Students often mix up two of these. <strong>Separation of powers</strong> gives each branch its own job.
<strong>Checks and balances</strong> then lets each branch reach a little way into the jobs of the others. The
president’s veto is a small share of lawmaking; the Senate’s vote on judges is a small share of
appointing.</p>
<h2>Worked reading: <em>Federalist</em> No. 51</h2>
<p>In February 1788 an essay signed “Publius,” generally credited to James Madison, explained the design:</p>
<blockquote><p>Ambition must be made to counteract ambition. … If men were angels, no government would be
necessary. If angels were to govern men, neither external nor internal controls on government would be
necessary. In framing a government which is to be administered by men over men, the great difficulty lies in
this: you must first enable the government to control the governed; and in the next place oblige it to control
itself.</p></blockquote>
<ol>
<li><strong>Two jobs.</strong> A government must be strong enough to govern, and it must be made to control
itself. Doing only one of them is failure.</li>
<li><strong>A view of people.</strong> Madison does not count on good character. He expects officials to want
power.</li>
<li><strong>The remedy.</strong> Use that wish. If members of Congress want to protect their power and
presidents want to protect theirs, each will watch the other.</li>
<li><strong>An objection.</strong> What if one party holds both branches and protects its own side instead?
Madison’s essay does not answer that. Elections, courts, states and a free press must help.</li>
</ol>
<h2>Changing the plan</h2>
<p>The framers expected errors, so Article V lets the plan be changed, though not easily.</p>
<figure><svg viewBox="0 0 560 206" role="img" aria-label="Diagram of the two ways to propose and the two ways to ratify an amendment, joined by four arrows; the two arrows from a convention called by the states are broken because that way has never been used"><text class="label-strong" x="125" y="24" text-anchor="middle">Proposed by</text><text class="label-strong" x="435" y="24" text-anchor="middle">Ratified by</text><rect class="area-blue" x="15" y="38" width="220" height="62" rx="6"></rect><text class="label-small" x="125" y="65" text-anchor="middle">Two-thirds of both houses</text><text class="label-small" x="125" y="84" text-anchor="middle">of Congress</text><rect class="area-blue" x="15" y="130" width="220" height="62" rx="6"></rect><text class="label-small" x="125" y="157" text-anchor="middle">A convention called by</text><text class="label-small" x="125" y="176" text-anchor="middle">two-thirds of the states (34)</text><rect class="area-pine" x="325" y="38" width="225" height="62" rx="6"></rect><text class="label-small" x="437.5" y="65" text-anchor="middle">Legislatures of</text><text class="label-small" x="437.5" y="84" text-anchor="middle">three-fourths of the states (38)</text><rect class="area-pine" x="325" y="130" width="225" height="62" rx="6"></rect><text class="label-small" x="437.5" y="157" text-anchor="middle">Conventions in</text><text class="label-small" x="437.5" y="176" text-anchor="middle">three-fourths of the states (38)</text><line class="line" x1="235" y1="60" x2="318" y2="60"></line><polygon class="mark" points="325,60 316,65 316,55"></polygon><line class="line" x1="235" y1="80" x2="319.5" y2="145.7"></line><polygon class="mark" points="325,150 314.8,148.4 321,140.5"></polygon><line class="line dash" x1="235" y1="150" x2="319.5" y2="84.3"></line><polygon class="mark" points="325,80 321,89.5 314.8,81.6"></polygon><line class="line dash" x1="235" y1="170" x2="318" y2="170"></line><polygon class="mark" points="325,170 316,175 316,165"></polygon></svg><figcaption>Twenty-six amendments took the top path; the Twenty-first was ratified by conventions. The broken paths have never been used.</figcaption></figure>
<p>Congress has sent thirty-three amendments to the states, and twenty-seven were ratified. The first ten, the
<strong>Bill of Rights</strong>, came together in 1791. The most recent, about the pay of Congress, was
proposed in 1789 and ratified in 1992.</p>
<h2>Formulas</h2>
<ul>
<li>Two-thirds of the House, with every member voting: <sup>2</sup>/<sub>3</sub> × 435 = 290</li>
<li>Two-thirds of the Senate: <sup>2</sup>/<sub>3</sub> × 100 ≈ 66.7, so 67</li>
<li>Three-fourths of the states: <sup>3</sup>/<sub>4</sub> × 50 = 37.5, so 38</li>
<li>States needed to block an amendment: 50 − 38 + 1 = 13</li>
</ul>
<h2>Common mistakes</h2>
<ul>
<li><strong>“The president signs amendments.”</strong> The president has no formal part in amending.</li>
<li><strong>“Checks and balances means that the branches are equal.”</strong> It means that none can act
entirely alone. Their strength has shifted over time.</li>
<li><strong>“Limited government means small government.”</strong> It means government bound by rules, whatever
its size.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Popular sovereignty',
              meaning: 'The principle that government gets its power from the people.',
            },
            {
              term: 'Separation of powers',
              meaning: 'Giving the making, carrying out and interpreting of law to different branches.',
            },
            {
              term: 'Checks and balances',
              meaning: 'Powers that let each branch hold back the others, such as the veto.',
            },
            {
              term: 'Rule of law',
              meaning: 'The principle that law applies to everyone, including those who govern.',
            },
            {
              term: 'Amendment',
              meaning: 'A formal change to the Constitution, made under Article V.',
            },
          ],
          assignment: {
            key: 'harbor-high-constitution',
            title: 'Repairing a Constitution',
            description:
              'Review a draft constitution for a student government, find where it breaks constitutional ' +
              'principles, and rewrite two of its articles.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The draft on this page',
                'The lesson text with the passage of Federalist No. 51',
                'The answer box',
              ],
              steps: [
                'Name three articles of the draft that break a principle of the lesson. For each, name the ' +
                  'principle and say what could go wrong.',
                'Use Federalist No. 51: quote a few words and explain which of Madison’s “two jobs” this draft ' +
                  'fails at.',
                'Rewrite two of the articles. After each, name the part of the U.S. Constitution you used as a ' +
                  'model.',
                'Name one power that your version leaves to the president so that the government can still act, ' +
                  'and say why.',
              ],
              story: {
                title: 'Draft constitution of the Harbor High student government',
                content: `The student government of Harbor High has fallen apart after two years of quarrels. Nothing got done: the council of eighteen could never agree on a budget for clubs. A committee has written a new constitution and is proud that it is short.

Article 1. The president makes all rules for student clubs, decides whether a club has broken a rule, and sets the punishment.

Article 2. A council of eighteen students may give the president advice. The president need not follow it.

Article 3. At the end of the year the president names the next president.

Article 4. In an emergency the president may set aside any part of this constitution. The president decides when there is an emergency.

Article 5. The president proposes a budget for the clubs within two weeks of the start of the school year.

Article 6. This constitution may not be changed for ten years.

At the meeting a committee member says, “We had too many people who could say no. With one person in charge, things will finally happen. And we trust Jordan, who is going to be the first president.”`,
              },
            },
            rubric: [
              {
                id: 'principles',
                name: 'Principles broken',
                points: 12,
                description: 'Find where the draft breaks a principle, and say what could go wrong.',
                notes:
                  'Names three articles with the principle each breaks and what could go wrong: Article 1 breaks ' +
                  'separation of powers because one person makes, carries out and judges the rules; Article 2 has ' +
                  'no checks and balances because the council only advises; Article 3 breaks popular sovereignty ' +
                  'because nobody votes; Article 4 breaks the rule of law or limited government because the ' +
                  'president can set aside the constitution; Article 6 allows no amendment.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three articles, principles and dangers', points: 12 },
                  { id: 'mostly', label: 'Two complete, or three without dangers', points: 8 },
                  { id: 'some', label: 'One complete', points: 4 },
                  { id: 'none', label: 'None', points: 0 },
                ],
              },
              {
                id: 'federalist-51',
                name: 'Federalist No. 51',
                points: 10,
                description: 'Quote Madison and apply the idea to the draft.',
                notes:
                  'Quotes Madison, such as “If men were angels” or “oblige it to control itself,” and explains ' +
                  'that the draft enables the government to act or control the governed but fails to make it ' +
                  'control itself, because it depends on trusting that Jordan is an angel.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Quotation and the right job, applied to the draft', points: 10 },
                  { id: 'partial', label: 'Right job without quotation or application', points: 6 },
                  { id: 'limited', label: 'Quotation only', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'rewrite',
                name: 'Two articles rewritten',
                points: 12,
                description: 'Rewrite two articles so that power is checked.',
                notes:
                  'Rewrites two articles so that power is checked, for example the council makes the rules by ' +
                  'vote and the president may veto with a two-thirds override, a student court judges, students ' +
                  'elect the president, or amendments pass by two-thirds; names the model, such as Article I, ' +
                  'Article III, elections or Article V.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Two workable articles, each with its model', points: 12 },
                  { id: 'mostly', label: 'Two articles, model missing for one', points: 8 },
                  { id: 'some', label: 'One workable article', points: 4 },
                  { id: 'none', label: 'None', points: 0 },
                ],
              },
              {
                id: 'energy',
                name: 'A government that can act',
                points: 6,
                description: 'Show that your government can still get things done.',
                notes:
                  'Leaves the president a power, such as proposing the budget by a deadline (Article 5), carrying ' +
                  'out the rules or a short limited emergency power, because the old council could not act or ' +
                  'agree and a government must be able to get things done.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'A power with a reason', points: 6 },
                  { id: 'partial', label: 'A power without a reason', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Article 1 breaks separation of powers. One person makes the rules, decides who broke them and punishes, so a president could invent a rule to close a club run by a rival. Article 3 breaks popular sovereignty, because students never vote and a group of friends could hold the office for years. Article 4 breaks the rule of law. A president who decides alone what an emergency is can set aside every other article.

Madison says you must “enable the government to control the governed” and then “oblige it to control itself.” The draft does the first job and fails at the second. It works only if Jordan is an angel, and so is everyone after Jordan.

New Article 1: The council makes rules by majority vote. The president may veto a rule, and two-thirds of the council, twelve of eighteen, may override. A student court of three decides cases. Models: Articles I and III and the veto in Article I, section 7.

New Article 3: All students elect the president each May. Model: elections and “We the People.”

I would keep Article 5. The old council could not agree on a budget, so one person should have to propose it by a deadline. The council still votes on it.`,
              `Article 1 is against separation of powers because the president makes the rules and is also the judge. That is unfair. Article 2 is against checks and balances because the council can only give advice and cannot stop the president. Article 3 is against popular sovereignty because there is no election. Madison said “If men were angels, no government would be necessary,” and Jordan is not an angel, so you need controls on the president. My Article 3: Students vote for president every year, like in the U.S. My Article 2: The council has to approve what the president does by majority. The president can still propose the budget.`,
              `The draft gives too much power to the president. Article 3 is bad because the president picks the next one and that is not democracy. Article 4 is bad too because the president can do anything. I would change it so people vote. Madison said men are not angels. The president should still be able to do some things.`,
              `I think the constitution is not fair because one person has all the power and the council has none. They should make a better one.`,
            ],
          },
        },
        {
          key: 'three-branches',
          title: 'Three Branches at Work',
          estimatedMinutes: 35,
          objectives: [
            'Describe the main powers of Congress, the president and the federal courts',
            'Trace a bill from introduction to law and calculate the votes it needs',
            'Explain how each branch can check the other two',
            'Analyze a conflict between branches using the framework of Justice Jackson',
          ],
          introduction:
            'In April 1952, in the middle of a war, President Truman ordered the government to take over ' +
            'the nation’s steel mills. Two months later the Supreme Court told him to give them back, and ' +
            'he did. To see how nine judges without an army could do that, you need to know what each ' +
            'branch may do and where its power stops.',
          mainContent: `<h2>Congress: the power to make law</h2>
<p>Article I gives Congress the power to tax, spend, borrow, regulate trade among the states, raise armies and
declare war. It has two chambers so that a law must please two different kinds of majority.</p>
<table>
<thead>
<tr><th scope="col">Feature</th><th scope="col">House</th><th scope="col">Senate</th></tr>
</thead>
<tbody>
<tr><th scope="row">Members</th><td>435, by population</td><td>100, two a state</td></tr>
<tr><th scope="row">Term</th> <td>2 years, all seats at once</td> <td>6 years, about a third of the seats
every two years</td></tr>
<tr><th scope="row">Special powers</th> <td>Starts tax bills; impeaches</td> <td>Approves treaties and
appointments; tries impeachments</td></tr>
<tr><th scope="row">Debate</th> <td>Limited by rules for each bill</td> <td>Open; it usually takes 60 votes to
end debate</td></tr>
</tbody>
</table>
<p>Most of the work happens in <strong>committees</strong>. A bill is introduced, sent to a committee,
studied, changed and voted on; then the full chamber debates it; then the other chamber does the same. Both
must pass exactly the same words. Most bills die in committee.</p>
<h2>The president: the power to carry law out</h2>
<p>Article II says that the president “shall take Care that the Laws be faithfully executed.” Presidents
command the armed forces, make treaties with the consent of two-thirds of the senators present, nominate
judges and department heads, pardon federal crimes and sign or <strong>veto</strong> bills. An
<strong>executive order</strong> tells federal agencies how to do their work. It must rest on the Constitution
or on a law of Congress, and a later president can cancel it.</p>
<h2>The courts: the power to say what the law is</h2>
<p>Article III judges serve “during good Behaviour,” in practice for life, so that they can rule against the
people who appointed them. The Constitution does not fix the size of the Supreme Court; Congress set it at
nine in 1869. Through <strong>judicial review</strong>, courts may refuse to enforce laws and orders that
conflict with the Constitution. Courts cannot look for problems to solve. They wait for a case.</p>
<h2>How the branches check one another</h2>
<figure><svg viewBox="0 0 560 324" role="img" aria-label="Triangle of Congress, president and courts with arrows in both directions that name the checks each branch has on the others"><line class="line" x1="215" y1="64" x2="88.9" y2="250.2"></line><polygon class="mark" points="85,256 85.9,245.7 94.2,251.4"></polygon><line class="line" x1="115" y1="256" x2="241.1" y2="69.8"></line><polygon class="mark" points="245,64 244.1,74.3 235.8,68.6"></polygon><line class="line" x1="345" y1="64" x2="471.1" y2="250.2"></line><polygon class="mark" points="475,256 465.8,251.4 474.1,245.7"></polygon><line class="line" x1="445" y1="256" x2="318.9" y2="69.8"></line><polygon class="mark" points="315,64 324.2,68.6 315.9,74.3"></polygon><line class="line" x1="184" y1="270" x2="369" y2="270"></line><polygon class="mark" points="376,270 367,275 367,265"></polygon><line class="line" x1="376" y1="292" x2="191" y2="292"></line><polygon class="mark" points="184,292 193,287 193,297"></polygon><rect class="area-blue" x="190" y="12" width="180" height="52" rx="6"></rect><text class="label-strong" x="280" y="34" text-anchor="middle">Congress</text><text class="label-small" x="280" y="52" text-anchor="middle">makes law</text><rect class="area-amber" x="14" y="256" width="170" height="52" rx="6"></rect><text class="label-strong" x="99" y="278" text-anchor="middle">President</text><text class="label-small" x="99" y="296" text-anchor="middle">carries law out</text><rect class="area-pine" x="376" y="256" width="170" height="52" rx="6"></rect><text class="label-strong" x="461" y="278" text-anchor="middle">Courts</text><text class="label-small" x="461" y="296" text-anchor="middle">interpret law</text><text class="label-small" x="126" y="110" text-anchor="end">overrides a veto,</text><text class="label-small" x="126" y="127" text-anchor="end">approves nominees,</text><text class="label-small" x="126" y="144" text-anchor="end">controls money,</text><text class="label-small" x="126" y="161" text-anchor="end">impeaches</text><text class="label-small" x="434" y="103">approves judges,</text><text class="label-small" x="434" y="120">sets up courts,</text><text class="label-small" x="434" y="137">proposes</text><text class="label-small" x="434" y="154">amendments,</text><text class="label-small" x="434" y="171">impeaches</text><text class="label-small" x="184" y="182">vetoes bills</text><text class="label-small" x="379" y="182" text-anchor="end">strike down laws</text><text class="label-small" x="280" y="240" text-anchor="middle">nominates judges,</text><text class="label-small" x="280" y="257" text-anchor="middle">pardons</text><text class="label-small" x="280" y="314" text-anchor="middle">strike down orders</text></svg><figcaption>Each arrow is a check by the branch where it starts on the branch where it points.</figcaption></figure>
<h2>Worked example: will the veto stand?</h2>
<p>An invented bill on ferry safety passes the House 250 to 180 and the Senate 62 to 36. The president vetoes
it. Congress may override with two-thirds of those voting in each chamber. Suppose every member votes the same
way again.</p>
<p>Take two-thirds of the votes cast in each chamber and round up.</p>
<ul>
<li>House: <sup>2</sup>/<sub>3</sub> × 430 ≈ 286.7, so 287. It has 250.</li>
<li>Senate: <sup>2</sup>/<sub>3</sub> × 98 ≈ 65.3, so 66. It has 62.</li>
</ul>
<p>Both fall short, and the veto stands. A president opposed by a clear majority can still win, as long as
more than one-third in either chamber agrees. If the president does nothing, the bill becomes law after ten
days, not counting Sundays, unless Congress has adjourned so that the bill cannot be returned; then it dies by
<strong>pocket veto</strong>.</p>
<h2>When branches collide</h2>
<p>In the steel case, <em>Youngstown Sheet &amp; Tube Co. v. Sawyer</em> (1952), Justice Robert Jackson sorted
presidential acts into three groups:</p>
<ol>
<li><strong>With Congress.</strong> The president acts with its approval. Power is at its highest.</li>
<li><strong>Congress silent.</strong> There is a “zone of twilight” in which it is unclear who may act.</li>
<li><strong>Against Congress.</strong> The president acts against its stated or implied will. Power is “at its
lowest ebb.”</li>
</ol>
<p>Courts still use these groups. Notice that the first question is about Congress.</p>
<h2>Formulas</h2>
<ul>
<li>Votes to override a veto, with <var>Y</var> yes and <var>N</var> no votes: <sup>2</sup>/<sub>3</sub> ×
(<var>Y</var> + <var>N</var>), rounded up</li>
<li>Votes to pass a bill: more than <sup>1</sup>/<sub>2</sub> × (<var>Y</var> + <var>N</var>)</li>
</ul>
<h2>Common mistakes</h2>
<ul>
<li><strong>“Impeachment removes a president.”</strong> The House impeaches, which is to accuse, by a
majority. Removal takes a conviction by two-thirds of the senators present. Presidents have been impeached;
none has been convicted.</li>
<li><strong>“An executive order is a law.”</strong> It directs the executive branch and needs a basis in
law.</li>
<li><strong>“The Supreme Court hears every appeal.”</strong> It chooses about sixty to seventy cases a year
out of thousands.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Bicameral legislature',
              meaning: 'A lawmaking body with two chambers, such as the House and the Senate.',
            },
            {
              term: 'Veto and override',
              meaning:
                'The president’s rejection of a bill, which two-thirds of those voting in each chamber can ' +
                'undo.',
            },
            {
              term: 'Executive order',
              meaning: 'A president’s directive to federal agencies, based on the Constitution or on a law.',
            },
            {
              term: 'Judicial review',
              meaning: 'The power of courts to refuse to enforce acts that conflict with the Constitution.',
            },
            {
              term: 'Impeachment',
              meaning: 'A formal accusation by the House, followed by a trial in the Senate.',
            },
          ],
          assignment: {
            key: 'steel-seizure-brief',
            title: 'The Steel Seizure of 1952',
            description:
              'Write a short brief on a real conflict between the branches: state the facts, apply Justice ' +
              'Jackson’s three groups, and explain the checks at work.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The case on this page', 'The lesson text', 'The answer box'],
              steps: [
                'State in two or three sentences what the president did, why, and which power he claimed.',
                'Apply Jackson’s framework: choose the group, and use the facts about Congress as evidence.',
                'Explain the decision of the Court with a short quotation, and name the checks that each branch ' +
                  'used or could have used.',
                'Give the best argument for the president, and then say whether it persuades you.',
              ],
              story: {
                title: 'Youngstown Sheet & Tube Co. v. Sawyer',
                content: `In the spring of 1952 American soldiers were fighting in Korea. Steelworkers had announced a strike for April 9. President Harry Truman believed that a stop in steel production would endanger the troops. Hours before the strike, he issued an executive order that told the secretary of commerce, Charles Sawyer, to take possession of most of the nation’s steel mills and keep them running. Truman pointed to no law that allowed it. He relied on his powers as chief executive and commander in chief. He reported to Congress and said that it could overrule him. Congress took no action.

Five years earlier, when it passed the Taft–Hartley Act of 1947, Congress had considered giving the president power to seize plants in labor disputes and had decided against it. The act offered another tool: a court order delaying a strike for up to eighty days. Truman disliked the act, which had been passed over his veto, and did not use that tool.

The steel companies sued. On June 2, 1952, the Supreme Court ruled against the president, six to three. Justice Hugo Black wrote: “The President’s power, if any, to issue the order must stem either from an act of Congress or from the Constitution itself.” He found it in neither. Making law, he said, belongs to Congress. Jackson, who agreed, wrote that when a president takes measures “incompatible with the expressed or implied will of Congress, his power is at its lowest ebb.” The three dissenters argued that the president has to act in an emergency to carry out the many laws that support the defense of the nation.

Truman returned the mills the same day. The strike went ahead and lasted more than seven weeks.`,
              },
            },
            rubric: [
              {
                id: 'facts',
                name: 'Facts and claimed power',
                points: 8,
                description: 'State what happened, why, and which power was claimed.',
                notes:
                  'States that Truman ordered the secretary of commerce to seize or take over the steel mills in ' +
                  '1952 to prevent a strike during the Korean War, and claimed power as chief executive and ' +
                  'commander in chief without a law of Congress.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Act, reason and claimed power', points: 8 },
                  { id: 'partial', label: 'Two of the three', points: 5 },
                  { id: 'limited', label: 'One of the three', points: 2 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'framework',
                name: 'Jackson’s framework',
                points: 12,
                description: 'Place the case in one of Jackson’s groups and prove it.',
                notes:
                  'Places the seizure in the third group, against the implied will of Congress, where power is at ' +
                  'its lowest ebb, because in 1947 Congress considered giving the power to seize plants and ' +
                  'decided against it, and the Taft–Hartley Act gave another tool, an eighty-day delay, that he ' +
                  'did not use; may discuss that silence after the report could suggest the zone of twilight.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Third group with the evidence of 1947', points: 12 },
                  {
                    id: 'mostly',
                    label: 'Third group, evidence thin; or another group argued well',
                    points: 8,
                  },
                  { id: 'some', label: 'A group named without evidence', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'decision-checks',
                name: 'Decision and checks',
                points: 12,
                description: 'Say what the Court decided and which checks were at work.',
                notes:
                  'Explains that the Court ruled six to three that the power “must stem either from an act of ' +
                  'Congress or from the Constitution itself” and checked the president by judicial review, and ' +
                  'names other checks: Congress could have passed a law or overridden, it had overridden the veto ' +
                  'of Taft–Hartley, the president can veto and appoint judges.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Decision with quotation and checks of two branches or more',
                    points: 12,
                  },
                  { id: 'mostly', label: 'Decision explained and one check', points: 8 },
                  { id: 'some', label: 'Decision or a check only', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'argument',
                name: 'Best argument for the president',
                points: 8,
                description: 'Give the best argument for the president, then your own judgment.',
                notes:
                  'Gives the best argument for the president, that in an emergency or war he must act quickly to ' +
                  'protect the troops and carry out defense laws and that he told Congress it could overrule him, ' +
                  'and judges whether it persuades, with a reason.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Fair argument and a reasoned judgment', points: 8 },
                  { id: 'partial', label: 'Argument or judgment only', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `In April 1952 Truman ordered the secretary of commerce to take over most steel mills so that a strike would not hurt the troops in Korea. He had no law behind him. He claimed power as chief executive and commander in chief.

This belongs in Jackson’s third group. In 1947 Congress considered letting presidents seize plants and decided against it, and the Taft–Hartley Act gave him a different tool, a delay of up to eighty days, which he did not use. So he acted against the implied will of Congress, where his power is “at its lowest ebb.” You could say that Congress was silent after his report, but it had already answered in 1947.

The Court ruled six to three that the power “must stem either from an act of Congress or from the Constitution itself.” That is judicial review checking the president. Congress had its own checks. It had passed Taft–Hartley over his veto, and it could have passed a law for or against the seizure.

The best argument for Truman is that a war does not wait. Soldiers needed steel, and he told Congress that it could overrule him. It does not persuade me, because he had a legal tool and skipped it. If “emergency” is enough, any president can call one.`,
              `Truman took over the steel mills because there was going to be a strike and it was the Korean War. He said he could do it because he was commander in chief. I think it is the third group because Congress had decided against giving the president this power in 1947. The Court said the power “must stem either from an act of Congress or from the Constitution itself,” so it was unconstitutional. This is a check by the courts. The best argument for the president is that it was an emergency and the soldiers needed steel. I am not persuaded, because he could have used the Taft–Hartley Act.`,
              `The president took the steel mills and the Supreme Court said he could not do that. It was against Congress. This shows checks and balances because the courts can stop the president. I think the president was kind of right because of the war, but he should have asked Congress.`,
              `There was a strike of steelworkers in 1952. The president wanted to help the army. The court decided six to three.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Federalism, Rights and Courts',
      lessons: [
        {
          key: 'federalism',
          title: 'Federalism: Who Decides?',
          estimatedMinutes: 30,
          objectives: [
            'Classify powers as national, state or shared with reference to the Constitution',
            'Explain how the necessary and proper, commerce and supremacy clauses shape national power',
            'Analyze how Congress influences states with money and where the courts have drawn lines',
            'Evaluate a proposed law by asking which level of government may act and how',
          ],
          introduction:
            'The age at which you may drive depends on your state. The value of the money you pay for gas ' +
            'does not. Whether a bet on a basketball game is legal changed in 2018, when the Supreme Court ' +
            'decided a case about who may tell a state legislature what to do. Federalism is the set of ' +
            'rules that sorts such questions, and people have argued over those rules since 1787.',
          mainContent: `<h2>One country, fifty-one governments</h2>
<p><strong>Federalism</strong> divides power between a national government and the states. Each acts directly
on the people, and neither may abolish the other.</p>
<figure><svg viewBox="0 0 560 290" role="img" aria-label="Two overlapping ovals; the left holds national powers, the right state powers and the middle powers that both levels share"><ellipse class="area-blue" cx="195" cy="150" rx="182" ry="122"></ellipse><ellipse class="area-amber" cx="365" cy="150" rx="182" ry="122"></ellipse><ellipse class="line-blue" cx="195" cy="150" rx="182" ry="122"></ellipse><text class="label-strong" x="100" y="92" text-anchor="middle">National</text><text class="label-small" x="100" y="116" text-anchor="middle">coin money</text><text class="label-small" x="100" y="135" text-anchor="middle">declare war</text><text class="label-small" x="100" y="154" text-anchor="middle">make treaties</text><text class="label-small" x="100" y="173" text-anchor="middle">regulate trade</text><text class="label-small" x="100" y="192" text-anchor="middle">among states</text><text class="label-small" x="100" y="211" text-anchor="middle">admit immigrants</text><text class="label-strong" x="280" y="92" text-anchor="middle">Shared</text><text class="label-small" x="280" y="116" text-anchor="middle">tax and borrow</text><text class="label-small" x="280" y="135" text-anchor="middle">build roads</text><text class="label-small" x="280" y="154" text-anchor="middle">set up courts</text><text class="label-small" x="280" y="173" text-anchor="middle">make and enforce</text><text class="label-small" x="280" y="192" text-anchor="middle">criminal law</text><text class="label-small" x="280" y="211" text-anchor="middle">protect health</text><text class="label-strong" x="460" y="92" text-anchor="middle">State</text><text class="label-small" x="460" y="116" text-anchor="middle">run elections</text><text class="label-small" x="460" y="135" text-anchor="middle">run schools</text><text class="label-small" x="460" y="154" text-anchor="middle">create cities</text><text class="label-small" x="460" y="173" text-anchor="middle">license drivers</text><text class="label-small" x="460" y="192" text-anchor="middle">and doctors</text><text class="label-small" x="460" y="211" text-anchor="middle">make marriage law</text></svg><figcaption>Examples of national, state and shared (concurrent) powers.</figcaption></figure>
<p>The Constitution draws the lines in four places.</p>
<ul>
<li><strong>Enumerated powers</strong> (Article I, section 8) list what Congress may do, such as coin money
and declare war.</li>
<li>The <strong>necessary and proper clause</strong>, at the end of that list, lets Congress make laws needed
to carry its powers out.</li>
<li>The <strong>supremacy clause</strong> (Article VI) makes the Constitution and the laws made under it “the
supreme Law of the Land.” When valid national law and state law conflict, national law wins.</li>
<li>The <strong>Tenth Amendment</strong> says: “The powers not delegated to the United States by the
Constitution, nor prohibited by it to the States, are reserved to the States respectively, or to the
people.”</li>
</ul>
<h2>Worked case: a bank and a tax</h2>
<p>In 1816 Congress chartered a national bank. Maryland put a tax on it, and the cashier, James McCulloch,
refused to pay. In <em>McCulloch v. Maryland</em> (1819) the Supreme Court asked two questions.</p>
<ol>
<li><strong>May Congress create a bank?</strong> No clause says “bank.” But Congress may tax, borrow and
spend, and a bank is a useful means. Chief Justice John Marshall wrote: “Let the end be legitimate, let it be
within the scope of the constitution, and all means which are appropriate, which are plainly adapted to that
end, which are not prohibited, but consist with the letter and spirit of the constitution, are
constitutional.” Such powers are called <strong>implied powers</strong>.</li>
<li><strong>May Maryland tax it?</strong> No. “The power to tax involves the power to destroy,” and a state
may not destroy what the nation has lawfully made.</li>
</ol>
<h2>The commerce clause grows, and meets a limit</h2>
<p>Congress may regulate commerce “among the several States.” Since the 1930s the Court has read this broadly
enough to cover factory wages, the wheat a farmer grows for his own animals (<em>Wickard v. Filburn</em>,
1942) and segregation in hotels (1964). In <em>United States v. Lopez</em> (1995) it found a limit: carrying a
gun near a school is not economic activity, and the federal law against it went too far.</p>
<h2>Orders and offers</h2>
<table>
<thead>
<tr><th scope="col">How Congress acts</th><th scope="col">Allowed?</th><th scope="col">Case</th></tr>
</thead>
<tbody>
<tr><th scope="row">Regulates people or businesses directly, within its powers</th> <td>Yes</td>
<td><em>Gibbons v. Ogden</em> (1824)</td></tr>
<tr><th scope="row">Offers money on a related condition, with a modest loss for refusing</th> <td>Yes: states
that let people under 21 buy alcohol could lose 5 percent of certain highway funds</td> <td><em>South Dakota
v. Dole</em> (1987)</td></tr>
<tr><th scope="row">Threatens a loss so large that states have no real choice</th> <td>No: all of a state’s
existing Medicaid money was too much</td> <td><em>NFIB v. Sebelius</em> (2012)</td></tr>
<tr><th scope="row">Orders a state legislature to pass a law or forbids it to</th> <td>No: this is
commandeering</td> <td><em>Murphy v. NCAA</em> (2018)</td></tr>
</tbody>
</table>
<p><em>Murphy</em> is the betting case. A law of 1992 forbade most states to authorize sports gambling. The
Court struck it down: “Congress can regulate sports gambling directly, but if it elects not to do so, each
State is free to act on its own.” Congress may command people. It may not command legislatures.</p>
<h2>Why divide power at all?</h2>
<p>States can fit laws to local needs and try new ideas. Justice Louis Brandeis wrote in 1932 that a “single
courageous State may, if its citizens choose, serve as a laboratory.” Wyoming let women vote as a territory in
1869, half a century before the nation did. But states have also used their powers to protect slavery and
segregation, and a problem such as polluted air does not stop at a border. Both facts belong in any honest
argument.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>“Federal law always wins.”</strong> Only when Congress had the power to pass it.</li>
<li><strong>“Cities share power as states do.”</strong> The Constitution does not mention cities. They get
their powers from their states.</li>
<li><strong>“States must obey every federal wish.”</strong> They may turn down money with conditions and may
not be ordered to legislate.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Federalism',
              meaning: 'The division of power between a national government and states.',
            },
            {
              term: 'Enumerated and implied powers',
              meaning:
                'Powers listed for Congress, and powers that are reasonable means of carrying the listed ones ' +
                'out.',
            },
            {
              term: 'Reserved powers',
              meaning: 'Powers kept by the states or the people under the Tenth Amendment.',
            },
            {
              term: 'Concurrent powers',
              meaning: 'Powers that both levels have, such as taxing.',
            },
            {
              term: 'Supremacy clause',
              meaning: 'The part of Article VI that makes valid national law prevail over state law.',
            },
            {
              term: 'Commandeering',
              meaning:
                'An order from Congress to a state to make or carry out a law, which the Constitution forbids.',
            },
          ],
          assignment: {
            key: 'helmet-act-drafts',
            title: 'Three Drafts of a Helmet Act',
            description:
              'Advise a senator on three ways to write a national law about helmets in youth sports: which ' +
              'drafts are constitutional, and should Congress act at all?',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The three drafts on this page', 'The lesson text', 'The answer box'],
              steps: [
                'For Draft A, say whether a court would uphold it, and support your answer with a case and a ' +
                  'principle.',
                'Do the same for Draft B and for Draft C.',
                'Give one argument for leaving the question to the states and one for a national rule.',
                'Recommend one draft, or none, in two or three sentences.',
              ],
              story: {
                title: 'The senator’s question',
                content: `Senator Okafor has read a report on head injuries in youth football and hockey. (The senator, the report and the drafts are invented.) Helmets that meet a testing standard cost about forty dollars more than those that do not. Fourteen states already require tested helmets in youth leagues. Thirty-six do not. Most helmets are made in four states and sold in all fifty.

Her staff has written three drafts.

Draft A. “The legislature of each state shall, within one year, enact a law that requires tested helmets in all youth leagues.”

Draft B. “A state that does not require tested helmets in youth leagues shall lose 5 percent of its federal grant for youth sports and recreation.” The grant pays for about a tenth of what states spend on youth sports and recreation.

Draft C. “No person shall sell or ship in interstate commerce a football or hockey helmet for youth use that does not meet the testing standard.”

A colleague objects: “The Constitution says nothing about helmets. Leave it to the states.”`,
              },
            },
            rubric: [
              {
                id: 'draft-a',
                name: 'Draft A',
                points: 10,
                description: 'Say whether Draft A would stand, and give the principle and a case.',
                notes:
                  'Says Draft A would be struck down because Congress may not order a state legislature to pass a ' +
                  'law; this is commandeering, forbidden under the Tenth Amendment and Murphy v. NCAA.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Struck down, with principle and case', points: 10 },
                  { id: 'partial', label: 'Struck down, with principle or case', points: 6 },
                  { id: 'limited', label: 'Struck down, without a reason', points: 3 },
                  { id: 'none', label: 'Missing or upheld', points: 0 },
                ],
              },
              {
                id: 'draft-b',
                name: 'Draft B',
                points: 10,
                description: 'Say whether Draft B would stand, and give the principle and a case.',
                notes:
                  'Says Draft B would be upheld like South Dakota v. Dole because it offers money on a related ' +
                  'condition and the loss of 5 percent is small or modest, so states have a real choice, unlike ' +
                  'NFIB v. Sebelius where the threat was too large.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Upheld, with Dole and why the loss is small', points: 10 },
                  { id: 'partial', label: 'Upheld, with a case or a reason', points: 6 },
                  { id: 'limited', label: 'Upheld, without a reason', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'draft-c',
                name: 'Draft C',
                points: 10,
                description: 'Say whether Draft C would stand, and give the principle and a case.',
                notes:
                  'Says Draft C would be upheld because the commerce clause lets Congress regulate sales of ' +
                  'helmets among the states directly, it is economic activity unlike Lopez, it acts on people and ' +
                  'businesses and not on legislatures, and by the supremacy clause it would prevail over weaker ' +
                  'state law; answers that the Constitution need not mention helmets, as in McCulloch.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Upheld, with the commerce clause and a case', points: 10 },
                  { id: 'partial', label: 'Upheld, with the commerce clause', points: 6 },
                  { id: 'limited', label: 'Upheld, without a reason', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'state-or-nation',
                name: 'States or nation, and recommendation',
                points: 10,
                description: 'Weigh both sides and make a recommendation.',
                notes:
                  'Gives an argument for the states, such as a laboratory that tries ideas or fits local needs, ' +
                  'and an argument for a national rule, such as that helmets are sold in all states and every ' +
                  'child deserves the same safety, and recommends a draft with a reason.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both arguments and a reasoned recommendation', points: 10 },
                  { id: 'partial', label: 'Two of the three', points: 6 },
                  { id: 'limited', label: 'One of the three', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Draft A would be struck down. It orders state legislatures to pass a law, which is commandeering. In Murphy v. NCAA the Court said that Congress may regulate people directly but may not command a legislature, because of the Tenth Amendment.

Draft B would be upheld. It works like South Dakota v. Dole: the condition is related to the money, and the loss is only 5 percent of a grant that is itself a tenth of what states spend, so about half of one percent. States have a real choice. In NFIB v. Sebelius the threat was too large. Here it is small.

Draft C would be upheld too. Under the commerce clause Congress may regulate goods sold among the states, and selling helmets is economic activity, unlike carrying a gun in Lopez. By the supremacy clause it would beat weaker state law. The colleague is wrong that helmets must be mentioned. McCulloch shows that a bank did not have to be either.

For the states: fourteen of them are already a laboratory, and others can learn from them. For a national rule: most helmets cross state lines, and a child’s brain is the same in every state. I recommend Draft C, because it acts directly on sellers and does not depend on thirty-six legislatures.`,
              `Draft A is not constitutional because Congress cannot order a state legislature to make a law. This is commandeering, like in Murphy v. NCAA. Draft B is okay because of South Dakota v. Dole. States could lose 5 percent of money there too. Draft C is okay because of the commerce clause, since helmets are sold in all fifty states. An argument for states is that they can try different ideas like a laboratory. An argument for a national rule is that it protects all kids. I would pick Draft C because it is the simplest.`,
              `Draft A is not allowed because it forces the states. Draft B is allowed because states can choose if they want the money. Draft C is allowed because it is about selling things. I think it should be national because safety is important for everybody.`,
              `Helmets should be required because head injuries are dangerous. The senator should pass the law and the states should follow it.`,
            ],
          },
        },
        {
          key: 'rights-and-courts',
          title: 'Rights and the Courts',
          estimatedMinutes: 35,
          objectives: [
            'Explain judicial review and how a case reaches the Supreme Court',
            'Describe how the Fourteenth Amendment applied the Bill of Rights to the states',
            'Identify the rulings in landmark cases on speech, religion, fair trials and equality',
            'Apply precedent to a new case about student speech and argue both sides',
          ],
          introduction:
            'In December 1965 thirteen-year-old Mary Beth Tinker wore a black armband to school in Des ' +
            'Moines to mourn the dead of the Vietnam War, and she was sent home. Her case reached the ' +
            'Supreme Court, and its rule still decides what a public school may do about what students say. ' +
            'This lesson shows how a right on paper becomes a rule that a principal has to follow.',
          mainContent: `<h2>Who decides what the Constitution means?</h2>
<p>The text does not say. In <em>Marbury v. Madison</em> (1803) Chief Justice John Marshall did: “It is
emphatically the province and duty of the judicial department to say what the law is.” If a law conflicts with
the Constitution, a court must follow the Constitution. That power is <strong>judicial review</strong>.</p>
<p>Most federal cases begin in one of 94 district courts, where facts are decided. The losing side may appeal
to one of 13 courts of appeals, which ask whether the law was applied correctly. After that, or after the
highest court of a state has ruled on a federal question, someone may ask the Supreme Court to take the case.
It does so if four of the nine justices agree. Its decisions become <strong>precedent</strong>, which lower
courts must follow.</p>
<h2>From Congress to every school board</h2>
<p>The First Amendment begins, “Congress shall make no law…” For over a century the Bill of Rights limited
only the national government. The Fourteenth Amendment (1868) says that no state may “deprive any person of
life, liberty, or property, without due process of law.” From the 1920s the Court read most of the Bill of
Rights, one right at a time, into that word “liberty.” This is called <strong>incorporation</strong>. It is
why your town’s police and a public school’s principal must respect those rights.</p>
<table>
<thead>
<tr><th scope="col">Case</th><th scope="col">Amendment</th><th scope="col">Ruling</th></tr>
</thead>
<tbody>
<tr><th scope="row"><em>Brown v. Board of Education</em> (1954)</th> <td>14th</td> <td>Segregated public
schools violate equal protection</td></tr>
<tr><th scope="row"><em>Mapp v. Ohio</em> (1961)</th> <td>4th</td> <td>Evidence from an illegal search may not
be used in a state trial</td></tr>
<tr><th scope="row"><em>Engel v. Vitale</em> (1962)</th> <td>1st</td> <td>Public schools may not lead students
in official prayer</td></tr>
<tr><th scope="row"><em>Gideon v. Wainwright</em> (1963)</th> <td>6th</td> <td>States must provide a lawyer
for poor defendants charged with serious crimes</td></tr>
<tr><th scope="row"><em>Miranda v. Arizona</em> (1966)</th> <td>5th</td> <td>Police must tell suspects in
custody of their rights before questioning</td></tr>
<tr><th scope="row"><em>New York Times Co. v. United States</em> (1971)</th> <td>1st</td> <td>The government
could not stop newspapers from printing the Pentagon Papers</td></tr>
</tbody>
</table>
<p>Rights have limits. Freedom of speech does not cover true threats, defamation, or urging a crowd to
immediate lawless action. Courts weigh the right against the reason for limiting it, and the burden is usually
on the government.</p>
<h2>Worked case: <em>Tinker v. Des Moines</em> (1969)</h2>
<ol>
<li><strong>Facts.</strong> Students wore armbands quietly. A few classmates made remarks. Classes went on.
The students were suspended under a rule made two days before.</li>
<li><strong>Question.</strong> Does the First Amendment protect this in a public school?</li>
<li><strong>Rule.</strong> Students do not “shed their constitutional rights to freedom of speech or
expression at the schoolhouse gate.” A school may limit speech that would materially and substantially disrupt
its work or invade the rights of others.</li>
<li><strong>Application.</strong> The school feared trouble but could show no real disruption. Fear alone is
not enough.</li>
<li><strong>Result.</strong> The students won, seven to two.</li>
</ol>
<p>These five steps (facts, question, rule, application, result) make a <strong>case brief</strong>, and they
work for any case.</p>
<h2>Later cases draw the edges</h2>
<ul>
<li>Schools may punish lewd speech at a school assembly (<em>Bethel v. Fraser</em>, 1986) and edit a class
newspaper for educational reasons (<em>Hazelwood v. Kuhlmeier</em>, 1988).</li>
<li>They may search a student’s bag on reasonable suspicion (<em>New Jersey v. T.L.O.</em>, 1985) and test
athletes for drugs (<em>Vernonia v. Acton</em>, 1995).</li>
<li>In <em>Mahanoy Area School District v. B.L.</em> (2021) a student who had missed the varsity cheer squad
posted a vulgar complaint on a Saturday, off campus. The school suspended her from the junior team. She won,
eight to one. Schools have less power over off-campus speech, though they may still act against serious
bullying, threats and real disruption.</li>
</ul>
<h2>Common mistakes</h2>
<ul>
<li><strong>“The First Amendment protects me from anyone.”</strong> It limits government. A private employer,
website or private school is not bound by it in the same way.</li>
<li><strong>“If I win, the speech was good.”</strong> Courts protect much speech that is unwise or unkind.</li>
<li><strong>“A precedent lasts forever.”</strong> The Court can overrule itself, as <em>Brown</em> did with
“separate but equal” in schools, but it needs strong reasons.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Precedent',
              meaning: 'An earlier decision that guides later cases with similar facts.',
            },
            {
              term: 'Incorporation',
              meaning:
                'Applying the rights of the Bill of Rights to the states through the Fourteenth Amendment.',
            },
            {
              term: 'Due process',
              meaning:
                'Fair procedures that government must follow before it takes life, liberty or property.',
            },
            {
              term: 'Equal protection',
              meaning: 'The promise that states treat people in like situations alike under the law.',
            },
            {
              term: 'Case brief',
              meaning: 'A summary of a case: facts, question, rule, application and result.',
            },
          ],
          assignment: {
            key: 'rights-matching',
            title: 'Landmark Cases and a New One',
            description:
              'Match eight landmark cases with their rulings. Then write a case brief on a post that a ' +
              'student athlete made from home.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 45,
              materials: ['The matching activity', 'The case on this page', 'The answer box'],
              steps: [
                'Match each of the eight cases with its ruling.',
                'State the facts that matter most and the constitutional question in two or three sentences.',
                'State the rules of Tinker and Mahanoy that apply.',
                'Give the best argument for the school and the best argument for Maya, each with a fact from ' +
                  'the case.',
                'Decide the case and explain your reasoning.',
              ],
              story: {
                title: 'The case of the Saturday video',
                content: `Maya is a junior and captain of the varsity soccer team at a public high school. (The case is invented.) On a Friday the athletic director announces that the girls’ junior varsity team will be cut to save money. The boys’ junior varsity team stays.

On Saturday, at home and on her own phone, Maya posts a video to her public account. She says, “This school treats girls like leftovers. If you care, skip the pep rally next Friday.” She uses no vulgar words and does not name the athletic director. About three hundred students watch it.

On Monday some forty students wear stickers that read “JV counts.” In two classes the talk about it lasts about five minutes before the lesson begins. On Wednesday an unknown student writes an insult on the athletic director’s car. Nothing connects Maya with it. On Friday attendance at the pep rally is about one-third lower than usual, but the rally takes place.

The coach suspends Maya from the team for two weeks under a rule that says athletes “must support the school at all times.” The principal upholds the suspension: “Playing a sport is a privilege, and her video caused a disruption.”`,
              },
            },
            rubric: [
              {
                id: 'case-matching',
                name: 'Cases matched with rulings',
                points: 16,
                description: 'Each landmark case is matched with its ruling, two points for each pair.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'facts-rule',
                name: 'Facts, question and rules',
                points: 8,
                description: 'State the facts, the question and the rules that apply.',
                notes:
                  'States the facts (a public school, a video posted on Saturday from home, a two-week suspension ' +
                  'from the team), asks whether the First Amendment freedom of speech protects it, and gives the ' +
                  'rules: Tinker, a school may limit speech that would substantially disrupt its work, and ' +
                  'Mahanoy, schools have less power over off-campus speech.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Facts, question and both rules', points: 8 },
                  { id: 'partial', label: 'Two of the three, or one rule', points: 5 },
                  { id: 'limited', label: 'Facts only', points: 2 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'both-sides',
                name: 'Best arguments on both sides',
                points: 8,
                description: 'Make the strongest case for each side, with facts.',
                notes:
                  'Argues for the school that she is captain, called for students to skip the pep rally, ' +
                  'attendance fell by one-third, classes were interrupted and a car was damaged; argues for Maya ' +
                  'that she spoke off campus about a public issue without vulgar words or threats, five minutes ' +
                  'of talk is not a substantial disruption, and nothing connects her with the car.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'A strong argument with facts for each side', points: 8 },
                  { id: 'partial', label: 'One side strong, the other thin', points: 5 },
                  { id: 'limited', label: 'One side only', points: 2 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'decision',
                name: 'Decision and reasoning',
                points: 8,
                description: 'Decide the case by applying the rules to the facts.',
                notes:
                  'Decides the case by applying the rules to the facts, most likely that Maya wins because the ' +
                  'speech was off campus, the disruption was small and not substantial, and as in Mahanoy a ' +
                  'suspension from a team still counts as punishment even if sport is a privilege.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear decision that applies rules to facts', points: 8 },
                  { id: 'partial', label: 'Decision with a general reason', points: 5 },
                  { id: 'limited', label: 'Decision without a reason', points: 2 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: [
              {
                left: 'Marbury v. Madison (1803)',
                right: 'Courts may refuse to enforce laws that conflict with the Constitution',
              },
              {
                left: 'Brown v. Board of Education (1954)',
                right: 'Segregated public schools violate equal protection',
              },
              {
                left: 'Mapp v. Ohio (1961)',
                right: 'Evidence from an illegal search may not be used in a state trial',
              },
              {
                left: 'Engel v. Vitale (1962)',
                right: 'Public schools may not lead students in official prayer',
              },
              {
                left: 'Gideon v. Wainwright (1963)',
                right: 'States must provide a lawyer for poor defendants charged with serious crimes',
              },
              {
                left: 'Miranda v. Arizona (1966)',
                right: 'Police must tell suspects in custody of their rights before questioning',
              },
              {
                left: 'Tinker v. Des Moines (1969)',
                right: 'Students keep free speech at public school unless it substantially disrupts',
              },
              {
                left: 'New York Times v. United States (1971)',
                right: 'The government could not stop the printing of the Pentagon Papers',
              },
            ],
            sampleAnswers: [
              `Facts and question: Maya, a student at a public school, posted a video from home on a Saturday that criticized a decision of the school. She was suspended from the team for two weeks. Does the First Amendment protect her speech?

Rules: Under Tinker a school may limit speech that would substantially disrupt its work. Under Mahanoy a school has less power over off-campus speech, although it may act against threats, bullying or real disruption.

For the school: she is captain, she asked students to skip a school event, and attendance fell by a third. Two classes were interrupted. A team also needs some loyalty from its captain.

For Maya: she spoke off campus about a public issue, how girls are treated, with no vulgar words and no threats. Five minutes of talk is not a substantial disruption. Nothing connects her with the car, so that should not count against her.

Decision: Maya wins. The rally took place and classes went on, so the disruption was smaller than Tinker requires. Calling a sport a privilege does not help, because the student in Mahanoy was also only suspended from a team, and she won even though her post was vulgar. A rule that athletes “must support the school at all times” would punish any criticism.`,
              `Maya made a video at home on a Saturday and got suspended from soccer for two weeks. The question is if this is protected by freedom of speech. Tinker says students have free speech unless there is a substantial disruption. Mahanoy says schools have less power off campus. The school can say that she told people to skip the pep rally and fewer people came. Maya can say that she was at home and did not use bad words. I think Maya should win because the disruption was only five minutes in two classes, and that is not substantial.`,
              `Maya has freedom of speech, so the school cannot punish her. In the Tinker case the students won too. The school says it was a disruption because people wore stickers and somebody wrote on the car. But she did not do that. So I think she should win.`,
              `Maya should not have posted the video because she is the captain, but two weeks is too long. The coach could just talk to her.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Elections and Public Policy',
      lessons: [
        {
          key: 'elections',
          title: 'Elections: How Votes Become Power',
          estimatedMinutes: 35,
          objectives: [
            'Describe how the right to vote grew through amendments and laws',
            'Calculate electoral votes, majorities and turnout from given data',
            'Explain how election rules, including winner-take-all and district lines, shape results',
            'Evaluate arguments for and against the Electoral College',
          ],
          introduction:
            'Two elections can have exactly the same votes and different winners, if the rules for counting ' +
            'differ. That is not a flaw of arithmetic; it is what election rules do. In this lesson you ' +
            'will learn the main rules of American elections, try them on numbers, and see why people argue ' +
            'over them so hard.',
          mainContent: `<h2>Who may vote</h2>
<p>The Constitution of 1787 left voting to the states, and in most of them only men with property could vote,
nearly all of them white. Amendments widened the circle: race (Fifteenth, 1870), sex (Nineteenth, 1920), no
poll tax in federal elections (Twenty-fourth, 1964), age eighteen (Twenty-sixth, 1971). States still run
elections and set rules for registration, early voting and voting by mail, within limits set by the
Constitution and by federal law.</p>
<h2>Two steps to an office</h2>
<p>In a <strong>primary</strong> or caucus, voters choose a party’s candidate. In the <strong>general
election</strong>, candidates of the parties compete. Most offices go to whoever gets the most votes in a
district, even without a majority. This is called <strong>plurality</strong> voting. Since second place wins
nothing, voters and donors gather behind two large parties.</p>
<h2>The Electoral College</h2>
<p>Voters choose <strong>electors</strong>, and electors choose the president. Each state has as many electors
as it has members of the House and Senate together, and the District of Columbia has three. That makes 538,
and 270 are a majority.</p>
<p>A state with 8 House members has 10 electors. In forty-eight states and the District, the statewide winner
gets all of them (<strong>winner-take-all</strong>). Maine and Nebraska give two to the statewide winner and
one to the winner of each House district. If nobody has 270, the House decides, with one vote for each
state.</p>
<h3>Worked example</h3>
<p>An invented country has three states. Votes are in millions.</p>
<table>
<thead>
<tr><th scope="col">State</th> <th scope="col">Electors</th> <th scope="col">Lee</th>
<th scope="col">Park</th> <th scope="col">Electors go to</th></tr>
</thead>
<tbody>
<tr><th scope="row">North</th><td>11</td><td>2.6</td><td>2.4</td><td>Lee</td></tr>
<tr><th scope="row">East</th><td>8</td><td>1.8</td><td>1.7</td><td>Lee</td></tr>
<tr><th scope="row">South</th><td>10</td><td>1.4</td><td>3.1</td><td>Park</td></tr>
<tr><th scope="row">Total</th><td>29</td><td>5.8</td><td>7.2</td><td>Lee 19, Park 10</td></tr>
</tbody>
</table>
<p>Park has 7.2 of 13.0 million votes, or 55.4 percent. A majority of 29 electors is 15, and Lee has 19. Lee
wins by narrow margins in two states; Park’s large margin in the third earns nothing extra. In American
history the winner of the popular vote has lost the presidency in 1824, 1876, 1888, 2000 and 2016.</p>
<p><strong>For:</strong> candidates need support in many states, and a close count is contained in a few of
them. <strong>Against:</strong> votes do not weigh the same, and campaigns crowd into a handful of close
states.</p>
<h2>Drawing the lines</h2>
<p>After each census, House seats are divided among the states, and most state legislatures draw new
districts. Drawing them to favor a party is called <strong>gerrymandering</strong>. Take fifteen voters, nine
Pines and six Oaks, and make three districts of five. Put five Pines in one district. The other two then have
two Pines and three Oaks each. With 40 percent of the voters, the Oaks win two seats of three. In 2019 the
Supreme Court said that federal courts may not judge partisan gerrymanders; districts drawn mainly by race can
still be challenged.</p>
<h2>Turnout</h2>
<figure><svg viewBox="0 0 560 270" role="img" aria-label="Bar chart of turnout in national elections from 2012 to 2022; between 59 and 67 percent vote when a president is elected and between 37 and 50 percent in midterm elections"><line class="line" x1="50" y1="240" x2="540" y2="240"></line><line class="line-soft" x1="50" y1="180" x2="540" y2="180"></line><line class="line-soft" x1="50" y1="120" x2="540" y2="120"></line><line class="line-soft" x1="50" y1="60" x2="540" y2="60"></line><text class="label-small" x="42" y="244" text-anchor="end">0</text><text class="label-small" x="42" y="184" text-anchor="end">20</text><text class="label-small" x="42" y="124" text-anchor="end">40</text><text class="label-small" x="42" y="64" text-anchor="end">60</text><rect class="area-blue" x="66" y="63" width="54" height="177"></rect><text class="label-strong" x="93" y="81" text-anchor="middle">59</text><text class="label" x="93" y="260" text-anchor="middle">2012</text><rect class="area-amber" x="146" y="129" width="54" height="111"></rect><text class="label-strong" x="173" y="147" text-anchor="middle">37</text><text class="label" x="173" y="260" text-anchor="middle">2014</text><rect class="area-blue" x="226" y="60" width="54" height="180"></rect><text class="label-strong" x="253" y="78" text-anchor="middle">60</text><text class="label" x="253" y="260" text-anchor="middle">2016</text><rect class="area-amber" x="306" y="90" width="54" height="150"></rect><text class="label-strong" x="333" y="108" text-anchor="middle">50</text><text class="label" x="333" y="260" text-anchor="middle">2018</text><rect class="area-blue" x="386" y="39" width="54" height="201"></rect><text class="label-strong" x="413" y="57" text-anchor="middle">67</text><text class="label" x="413" y="260" text-anchor="middle">2020</text><rect class="area-amber" x="466" y="102" width="54" height="138"></rect><text class="label-strong" x="493" y="120" text-anchor="middle">46</text><text class="label" x="493" y="260" text-anchor="middle">2022</text><rect class="area-blue" x="50" y="6" width="14" height="14"></rect><text class="label-small" x="70" y="18">President elected</text><rect class="area-amber" x="190" y="6" width="14" height="14"></rect><text class="label-small" x="210" y="18">Midterm</text><text class="label-small" x="540" y="18" text-anchor="end">Percent of eligible voters</text></svg><figcaption>Estimated turnout of eligible voters, 2012 to 2022, rounded (U.S. Elections Project).</figcaption></figure>
<p>The pattern in the graph is steady: far fewer people vote when no president is on the ballot, and fewer
still in local elections. Older citizens and those with more schooling vote at higher rates. Easier
registration, close races and the habit of voting all raise turnout.</p>
<h2>Money</h2>
<p>Federal law limits what a person may give to a candidate. In <em>Citizens United v. FEC</em> (2010) the
Supreme Court ruled that corporations and unions may spend without limit on independent political messages,
because spending on speech is protected by the First Amendment. Critics answer that unlimited spending gives a
few voices too much weight.</p>
<h2>Formulas</h2>
<ul>
<li>Electors of a state: <var>E</var> = House members + 2</li>
<li>All electors: 435 + 100 + 3 = 538</li>
<li>Majority of an even number <var>N</var>: <var>N</var> ÷ 2 + 1, so 538 ÷ 2 + 1 = 270. For an odd number,
halve and round up.</li>
<li>Turnout in percent: votes cast ÷ eligible voters × 100</li>
</ul>
<h2>Common mistakes</h2>
<ul>
<li><strong>Mixing up majority and plurality.</strong> A majority is more than half. A plurality is the
most.</li>
<li><strong>Dividing turnout by all residents.</strong> Use eligible voters; children and noncitizens cannot
vote.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Plurality',
              meaning: 'The largest number of votes, which may be less than half.',
            },
            {
              term: 'Electoral College',
              meaning: 'The 538 electors, chosen by state, who elect the president.',
            },
            {
              term: 'Winner-take-all',
              meaning:
                'A rule that gives all of a state’s electors to the candidate with the most votes there.',
            },
            {
              term: 'Gerrymandering',
              meaning: 'Drawing district lines to favor a party or group.',
            },
            {
              term: 'Turnout',
              meaning: 'The share of eligible voters who vote.',
            },
            {
              term: 'Primary election',
              meaning: 'An election in which voters choose a party’s candidate for the general election.',
            },
          ],
          assignment: {
            key: 'meridian-election-quiz',
            title: 'Quiz: The Meridian Election',
            description:
              'Work out an invented presidential election under two sets of rules, and judge what the rules ' +
              'change.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: ['The results on this page', 'Calculator', 'The answer box'],
              steps: [
                'Question 1. Calculate each candidate’s total vote and percentage (one decimal), and the ' +
                  'turnout.',
                'Question 2. Give the electors under winner-take-all. How many are a majority, and who wins? ' +
                  'Explain how the result differs from the popular vote and why.',
                'Question 3. Now divide each state’s electors in proportion to its vote, rounded to whole ' +
                  'electors. Show the result for each state and say who wins.',
                'Question 4. Which of the two rules should Meridian use? Give one argument for your choice and ' +
                  'the best argument against it.',
              ],
              story: {
                title: 'Results in Meridian',
                content: `Meridian has four states, 47 electors and 18.4 million eligible voters. Only Rivera and Chen are on the ballot.

Alder, 20 electors: Rivera 2.6 million, Chen 2.4 million.

Birch, 10 electors: Rivera 1.3 million, Chen 1.2 million.

Cedar, 12 electors: Rivera 1.3 million, Chen 1.7 million.

Dogwood, 5 electors: Rivera 0.4 million, Chen 0.6 million.`,
              },
            },
            rubric: [
              {
                id: 'popular-turnout',
                name: 'Question 1: Popular vote and turnout',
                points: 10,
                description: 'Work out the votes, the shares and the turnout.',
                notes:
                  'Calculates Rivera 5.6 million or 48.7% and Chen 5.9 million or 51.3% of 11.5 million votes, ' +
                  'and turnout 11.5 ÷ 18.4 × 100 = 62.5%.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Totals, percentages and turnout correct', points: 10 },
                  { id: 'partial', label: 'Two of the three correct', points: 6 },
                  { id: 'limited', label: 'One of the three correct', points: 3 },
                  { id: 'none', label: 'None correct', points: 0 },
                ],
              },
              {
                id: 'winner-take-all',
                name: 'Question 2: Winner-take-all',
                points: 10,
                description: 'Find the electors and the winner, and explain the result.',
                notes:
                  'Finds Rivera 30 electors (Alder 20 and Birch 10) and Chen 17 (Cedar 12 and Dogwood 5), a ' +
                  'majority of 24, so Rivera wins although Chen has more popular votes, because Rivera won two ' +
                  'states by small margins and Chen’s larger margins in Cedar and Dogwood earn no extra electors.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Electors, majority, winner and reason', points: 10 },
                  { id: 'partial', label: 'Electors and winner correct, reason weak', points: 6 },
                  { id: 'limited', label: 'Winner only', points: 3 },
                  { id: 'none', label: 'Missing or wrong', points: 0 },
                ],
              },
              {
                id: 'proportional',
                name: 'Question 3: Proportional division',
                points: 10,
                description: 'Divide the electors and find the winner.',
                notes:
                  'Divides electors in proportion: Alder 10 and 10 (52% of 20 is 10.4), Birch 5 and 5 (52% of 10 ' +
                  'is 5.2), Cedar 5 and 7 (43.3% of 12 is 5.2), Dogwood 2 and 3 (40% of 5 is 2); totals Rivera 22 ' +
                  'and Chen 25, so Chen wins.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All four states and the winner correct', points: 10 },
                  { id: 'partial', label: 'Two or three states correct', points: 6 },
                  { id: 'limited', label: 'Method stated, results wrong', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'evaluate-rules',
                name: 'Question 4: Which rule?',
                points: 10,
                description: 'Choose a rule, argue for it and give the best argument against it.',
                notes:
                  'Argues for one rule and gives the best argument against it: proportional division follows the ' +
                  'popular vote and makes every vote and state matter, but could leave no candidate with a ' +
                  'majority if there are more parties; winner-take-all gives a clear winner and contains a close ' +
                  'count, but votes do not weigh the same and campaigns ignore safe states.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Choice, argument for and best argument against', points: 10 },
                  { id: 'partial', label: 'Choice with one argument', points: 6 },
                  { id: 'limited', label: 'Choice without an argument', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. Rivera: 2.6 + 1.3 + 1.3 + 0.4 = 5.6 million. Chen: 2.4 + 1.2 + 1.7 + 0.6 = 5.9 million. Total 11.5 million, so Rivera has 48.7% and Chen has 51.3%. Turnout = 11.5 ÷ 18.4 × 100 = 62.5%.

2. Under winner-take-all Rivera gets Alder and Birch, 20 + 10 = 30 electors. Chen gets Cedar and Dogwood, 12 + 5 = 17. A majority of 47 is 24, so Rivera wins, although Chen has 0.3 million more popular votes. Rivera won two states by small margins, and Chen’s bigger margins in Cedar and Dogwood earned no extra electors.

3. Alder: 52% of 20 is 10.4, so 10 and 10. Birch: 52% of 10 is 5.2, so 5 and 5. Cedar: Rivera 43.3% of 12 is 5.2, so Rivera 5, Chen 7. Dogwood: 40% of 5 is 2, so Rivera 2, Chen 3. Total: Rivera 22, Chen 25. Chen wins.

4. Meridian should use proportional division. The result follows the popular vote, and a Chen voter in Alder would count for something, so campaigns could not ignore safe states. The best argument against it is that with three or four parties nobody might get 24 electors. Winner-take-all usually gives a clear winner.`,
              `1. Rivera 5.6 million = 48.7%, Chen 5.9 million = 51.3%. Turnout is 62.5%.

2. Rivera 30 electors, Chen 17. You need 24, so Rivera wins even though Chen got more votes. This is because the winner of a state gets everything.

3. Alder 10 and 10, Birch 5 and 5, Cedar 5 and 7, Dogwood 2 and 3. Chen wins 25 to 22.

4. I would use proportional because it is fairer and every vote counts. Somebody could say that the other rule is simpler.`,
              `1. Rivera got 5.6 and Chen got 5.9 million, so Chen has more. 2. Rivera gets 30 and Chen gets 17 electors so Rivera wins. 3. If you divide them, it would be closer and Chen might win. 4. I think the popular vote is best because the person with the most votes should win.`,
              `Rivera won two states and Chen won two states, so it is kind of a tie. Alder is the biggest so Rivera wins. Everybody should vote.`,
            ],
          },
        },
        {
          key: 'policy-making',
          title: 'Making Policy: From Problem to Law to Results',
          estimatedMinutes: 35,
          objectives: [
            'Trace a public policy through the five stages of the policy cycle',
            'Explain the roles of Congress, agencies, courts, interest groups and citizens in making policy',
            'Interpret data on federal spending and on the results of a policy',
            'Write a policy memo that compares options and recommends one',
          ],
          introduction:
            'In the school year 1971–72 about 294,000 girls played high school sports in the United States. ' +
            'In 2018–19 the number was 3.4 million. A law whose main sentence has thirty-seven words had a ' +
            'great deal to do with it, and that sentence does not mention sports. Its story shows how ' +
            'policy is really made, from a grievance to a gymnasium.',
          mainContent: `<h2>What policy is</h2>
<p>A <strong>public policy</strong> is what government decides to do, or not to do, about a problem. Political
scientists describe it as a cycle with five stages.</p>
<figure><svg viewBox="0 0 560 216" role="img" aria-label="Cycle of five boxes joined by arrows: agenda, formulation, adoption, implementation, evaluation, and back to agenda"><rect class="area-blue" x="12" y="24" width="160" height="60" rx="6"></rect><text class="label-strong" x="92" y="50" text-anchor="middle">1 Agenda</text><text class="label-small" x="92" y="69" text-anchor="middle">a problem is noticed</text><rect class="area-blue" x="200" y="24" width="160" height="60" rx="6"></rect><text class="label-strong" x="280" y="50" text-anchor="middle">2 Formulation</text><text class="label-small" x="280" y="69" text-anchor="middle">options are designed</text><rect class="area-pine" x="388" y="24" width="160" height="60" rx="6"></rect><text class="label-strong" x="468" y="50" text-anchor="middle">3 Adoption</text><text class="label-small" x="468" y="69" text-anchor="middle">a decision is made</text><rect class="area-amber" x="294" y="140" width="160" height="60" rx="6"></rect><text class="label-strong" x="374" y="166" text-anchor="middle">4 Implementation</text><text class="label-small" x="374" y="185" text-anchor="middle">agencies carry it out</text><rect class="area-clay" x="106" y="140" width="160" height="60" rx="6"></rect><text class="label-strong" x="186" y="166" text-anchor="middle">5 Evaluation</text><text class="label-small" x="186" y="185" text-anchor="middle">results are judged</text><line class="line" x1="172" y1="54" x2="193" y2="54"></line><polygon class="mark" points="200,54 191,59 191,49"></polygon><line class="line" x1="360" y1="54" x2="381" y2="54"></line><polygon class="mark" points="388,54 379,59 379,49"></polygon><line class="line" x1="468" y1="84" x2="409.3" y2="135.4"></line><polygon class="mark" points="404,140 407.5,130.3 414.1,137.8"></polygon><line class="line" x1="294" y1="170" x2="273" y2="170"></line><polygon class="mark" points="266,170 275,165 275,175"></polygon><line class="line" x1="156" y1="140" x2="97.3" y2="88.6"></line><polygon class="mark" points="92,84 102.1,86.2 95.5,93.7"></polygon></svg><figcaption>The policy cycle: what is learned at the end can put a new problem on the agenda.</figcaption></figure>
<p>Real life is less tidy. Stages overlap, courts step in, and many problems never reach the agenda. But the
cycle gives you a question for each stage: Who noticed? What were the options? Who said yes? Who carried it
out? Did it work?</p>
<h2>Worked case: Title IX</h2>
<ol>
<li><strong>Agenda.</strong> Around 1970 some colleges limited the number of women they admitted, and some
hired few or none to teach. Bernice Sandler, who had been passed over for teaching posts, filed complaints
against some 250 colleges. Representative Edith Green held hearings. A private hurt had become a public
problem.</li>
<li><strong>Formulation.</strong> Green and Representative Patsy Mink worked on a bill in the House, Senator
Birch Bayh in the Senate. They modeled it on the Civil Rights Act of 1964.</li>
<li><strong>Adoption.</strong> Congress passed it, and President Nixon signed it in June 1972. It begins: “No
person in the United States shall, on the basis of sex, be excluded from participation in, be denied the
benefits of, or be subjected to discrimination under any education program or activity receiving Federal
financial assistance.”</li>
<li><strong>Implementation.</strong> What did this mean for a gym? An agency had to say. The Department of
Health, Education, and Welfare issued rules in 1975 after receiving nearly ten thousand comments. Schools did
not have to spend the same on each team, but they had to offer equal opportunity.</li>
<li><strong>Evaluation.</strong> In 1984 the Supreme Court read the law narrowly. In 1988 Congress passed a
broader law over President Reagan’s veto. People still argue over how to measure equality.</li>
</ol>
<table>
<thead>
<tr><th scope="col">High school athletes</th><th scope="col">1971–72</th><th scope="col">2018–19</th></tr>
</thead>
<tbody>
<tr><th scope="row">Girls</th><td>294,015</td><td>3,402,733</td></tr>
<tr><th scope="row">Boys</th><td>3,666,917</td><td>4,534,758</td></tr>
<tr><th scope="row">Girls’ share</th><td>7.4%</td><td>42.9%</td></tr>
</tbody>
</table>
<p><strong>Reading the table.</strong> Girls’ participation grew 3,402,733 ÷ 294,015 ≈ 11.6 times, and boys’
grew too. Does this prove that Title IX caused the change? Attitudes were changing at the same time. But
schools that had offered nothing added teams after the rules took effect, which supports a causal claim.
Careful evaluation asks what would have happened without the law.</p>
<h2>Who shapes policy</h2>
<ul>
<li><strong>Agencies</strong> write <strong>regulations</strong>, detailed rules that carry out a law. They
publish a draft, and anyone may comment.</li>
<li><strong>Interest groups</strong> such as unions, business associations and citizen groups supply
information, lobby and sue.</li>
<li><strong>Courts</strong> decide whether laws and rules are valid and what they mean.</li>
<li><strong>The press and citizens</strong> put problems on the agenda and judge results.</li>
</ul>
<h2>Policy costs money</h2>
<p>In the fiscal year 2023 the federal government spent about $6.1 trillion and took in about $4.4 trillion.
The difference, about $1.7 trillion, is the <strong>deficit</strong>.</p>
<table>
<thead>
<tr><th scope="col">Kind of spending</th><th scope="col">Share</th><th scope="col">What it is</th></tr>
</thead>
<tbody>
<tr><th scope="row">Mandatory</th> <td>about 61%</td> <td>Set by standing law: Social Security, Medicare,
Medicaid</td></tr>
<tr><th scope="row">Discretionary</th> <td>about 28%</td> <td>Voted each year: defense, parks, research,
education grants</td></tr>
<tr><th scope="row">Net interest</th><td>about 11%</td><td>On money borrowed before</td></tr>
</tbody>
</table>
<p>Notice how little is decided fresh each year. A new program has to find room in the 28 percent, raise
taxes, or add to the debt.</p>
<h2>How to write a policy memo</h2>
<ol>
<li>State the problem with a number.</li>
<li>Compare two or three options by the same criteria, such as effect, cost and fairness.</li>
<li>Recommend one and say who would adopt it and who would carry it out.</li>
<li>Say how you will know whether it worked.</li>
</ol>
<h2>Common mistakes</h2>
<ul>
<li><strong>“Passing a law solves the problem.”</strong> A law without rules, money and people to carry it out
changes little.</li>
<li><strong>Listing options without criteria.</strong> Then the reader cannot see why one is better.</li>
</ul>`,
          keyConcepts: [
            {
              term: 'Public policy',
              meaning: 'What government decides to do, or not to do, about a problem.',
            },
            {
              term: 'Policy cycle',
              meaning: 'Five stages: agenda, formulation, adoption, implementation and evaluation.',
            },
            {
              term: 'Regulation',
              meaning: 'A detailed rule written by an agency to carry out a law.',
            },
            {
              term: 'Interest group',
              meaning: 'An organization that tries to influence policy for its members or cause.',
            },
            {
              term: 'Deficit',
              meaning: 'The amount by which spending is greater than revenue in a year.',
            },
            {
              term: 'Mandatory and discretionary spending',
              meaning: 'Spending set by standing law, and spending that Congress votes on each year.',
            },
          ],
          assignment: {
            key: 'heat-policy-memo',
            title: 'A Policy Memo on Practice in the Heat',
            description:
              'Write a memo of 180 to 250 words to a state legislator that compares three options for ' +
              'protecting high school athletes in hot weather and recommends one.',
            kind: 'assignment',
            pointsPossible: 50,
            instructions: {
              durationMinutes: 50,
              materials: [
                'The briefing sheet on this page',
                'The lesson text',
                'The answer box or a word processor',
              ],
              steps: [
                'State the problem in two or three sentences with at least one number from the briefing.',
                'Compare the three options by the same three criteria: effect, cost and fairness to poor and ' +
                  'rural schools. Use numbers.',
                'Recommend one option or a combination. Say who would adopt it and who would carry it out.',
                'Answer the strongest objection to your recommendation.',
                'Say how and when the state should evaluate the policy.',
              ],
              story: {
                title: 'Briefing sheet (all figures are invented)',
                content: `The state has 400 public high schools with 90,000 outdoor athletes. In the last five years 310 athletes were treated for heat illness at practice, and two died. About 80 percent of the cases happened in the first two weeks of August practice. Heat illness can usually be prevented, and it can be survived if the body is cooled in a tub of cold water within minutes.

At present each school decides for itself. One hundred and twenty schools have a written plan. They have 30 percent of the athletes and had 10 percent of the cases.

Option 1. Guidelines. The state athletic association publishes advice on rest, water and slow increases in practice time. Cost to the state: $40,000. Schools may follow it or not.

Option 2. State law. Every school must measure heat with a meter, shorten or cancel practice above a set level, increase practice time slowly over fourteen days, and keep a cooling tub at the field. Cost: about $700 a school for equipment, $280,000 in all, paid by the schools. The athletic association inspects.

Option 3. Grants. The state pays for a meter and a tub at every school that asks and adopts a plan. Cost to the state: up to $280,000, plus $60,000 for training. In a similar program in a neighboring state, 85 percent of schools applied. The smallest schools applied least often, because nobody had time to fill out the forms.

A coaches’ group says, “A law made in the capital does not know our fields. Trust coaches.” A group of parents says, “We trusted, and two children died.”`,
              },
            },
            rubric: [
              {
                id: 'problem',
                name: 'Problem',
                points: 10,
                description: 'State the problem with numbers that matter.',
                notes:
                  'States the problem with a number: 310 athletes treated for heat illness and two deaths in five ' +
                  'years, most in the first two weeks of August, although it can be prevented; only 120 of 400 ' +
                  'schools have a plan, and those schools had 10 percent of the cases with 30 percent of the ' +
                  'athletes.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Clear problem with numbers that matter', points: 10 },
                  { id: 'partial', label: 'Problem with one number', points: 6 },
                  { id: 'limited', label: 'Problem without a number', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'options',
                name: 'Options compared by criteria',
                points: 16,
                description: 'Compare the three options by the same criteria.',
                notes:
                  'Compares guidelines, the state law and grants by effect, cost and fairness: guidelines cost ' +
                  '$40,000 but schools may ignore them; the law reaches every school but costs $700 a school, ' +
                  'which is hard for poor and rural schools; grants cost the state up to $340,000 and reach about ' +
                  '85 percent, and the smallest schools apply least often.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Three options by all three criteria, with numbers', points: 16 },
                  { id: 'mostly', label: 'Three options, a criterion or numbers missing', points: 11 },
                  { id: 'some', label: 'One or two options, or no criteria', points: 5 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'recommendation',
                name: 'Recommendation and objection',
                points: 14,
                description: 'Recommend something, say who acts, and answer an objection.',
                notes:
                  'Recommends an option or a combination, such as a law with state money for equipment, says that ' +
                  'the legislature adopts it and the athletic association or schools carry it out and inspect, ' +
                  'and answers the strongest objection, such as that coaches know their fields or that it costs ' +
                  'money.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Recommendation, who acts, and objection answered', points: 14 },
                  { id: 'mostly', label: 'Two of the three', points: 9 },
                  { id: 'some', label: 'Recommendation only', points: 4 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
              {
                id: 'evaluation',
                name: 'Evaluation',
                points: 10,
                description: 'Say how and when you would find out whether it works.',
                notes:
                  'Says how and when to evaluate: count cases of heat illness and deaths for each thousand ' +
                  'athletes and the share of schools with a plan and a tub, compare before and after the law or ' +
                  'among schools, and report after two or three years.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'A measure, a comparison and a time', points: 10 },
                  { id: 'partial', label: 'A measure only', points: 6 },
                  { id: 'limited', label: 'Says only that it should be checked', points: 3 },
                  { id: 'none', label: 'Missing', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `In five years 310 of our athletes were treated for heat illness and two died, though it can usually be prevented. Only 120 of 400 schools have a written plan. Those schools have 30 percent of the athletes and only 10 percent of the cases.

Option 1, guidelines, costs just $40,000, but schools may ignore them, and those without a plan today are the likeliest to do so. Option 2, a law, reaches every school. It costs each one $700, which is unfair to poor and rural schools. Option 3, grants, is fairer in cost, up to $340,000 from the state, but only about 85 percent would apply, and the smallest schools least often.

I recommend combining 2 and 3: a law for every school, with the meter and tub delivered by the state without an application. The legislature adopts it, schools carry it out, and the athletic association trains coaches and inspects.

Coaches say that a law does not know their fields. But the law sets a heat level read on the school’s own field, and coaches still decide how to practice below it.

Evaluate after three years. Count cases for each thousand athletes, compare with the five years before, and report which schools have a plan and a tub.`,
              `The problem is that 310 athletes got heat illness in five years and two died. Schools decide for themselves now and only 120 have a plan.

Option 1 is cheap ($40,000) but schools do not have to follow it. Option 2 is the strongest because every school has to do it, but it costs $700 for each school. Option 3 helps schools with money, but small schools do not apply as often.

I recommend Option 2, because the law would protect everyone. The legislature should pass it and the athletic association should inspect. Some coaches will say that they know their fields better, but two children died, so trust was not enough. The state should check after two years if there are fewer cases.`,
              `Athletes should not practice when it is too hot, because two of them died. There are three options, guidelines, a law and grants. I think the law is the best because then schools have to do it. The grants are good too because schools need money. Coaches may not like it, but safety is more important. They should check if it works.`,
              `I think they should give players more water and breaks when it is hot. Coaches should be careful and practice in the morning.`,
            ],
          },
        },
      ],
    },
  ],
};
